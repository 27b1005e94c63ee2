import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSource } from "./read-source";

const NAMES = ["code", "comment", "string"] as const;
type Region = (typeof NAMES)[number];

/** What every occurrence of `HERE` in a text is. */
function regionsOf(path: string, text: string): (Region | undefined)[] {
  const source = readSource(text, path);
  if (!source) return [];
  const found: (Region | undefined)[] = [];
  for (let at = text.indexOf("HERE"); at !== -1; at = text.indexOf("HERE", at + 1))
    found.push(NAMES[source.marks[at] ?? -1]);
  return found;
}

type Trap = [name: string, text: string, expected: Region | Region[]];

function traps(path: string, list: Trap[]): void {
  describe(path, () => {
    it.each(list)("%s", (_name, text, expected) => {
      expect(regionsOf(path, text)).toEqual(typeof expected === "string" ? [expected] : expected);
    });
  });
}

traps("a.ts", [
  ["line comment", "x(); // HERE", "comment"],
  ["address in a string", 'const u = "https://x.y"; HERE()', "code"],
  ["block comment", "/* a\n HERE */ HERE()", ["comment", "code"]],
  ["escaped quote", "const s = 'it\\'s HERE'; HERE", ["string", "code"]],
  ["template", "const s = `a HERE \u0024{HERE} b HERE`;", ["string", "code", "string"]],
  [
    "template in a template",
    "`\u0024{a.map((x) => `<b>\u0024{HERE}HERE</b>`).join()} HERE`; HERE",
    ["code", "string", "string", "code"],
  ],
  ["braces in the code of a template", "`\u0024{fn({ a: { b: HERE } })} HERE`", ["code", "string"]],
  ["quote in a regular expression", "const r = /[\"'`]/g; HERE", "code"],
  ["regular expression", "x.match(/HERE/); HERE", ["string", "code"]],
  ["slash in a class of a regular expression", "x = /[/'\"]HERE/; HERE", ["string", "code"]],
  ["division", "const a = b / c; const s = 'HERE' / 2; HERE", ["string", "code"]],
  ["division after a bracket", "const a = (b + c) / 2; HERE; // '", "code"],
  ["division twice", "const ratio = width / height / HERE;", "code"],
  ["regular expression after return", "return /'/.test(HERE);", "code"],
  ["comment marks in a string", "const g = 'src/**/*.ts'; HERE", "code"],
  ["comment marks in a regular expression", "const r = /\\/\\*/; HERE", "code"],
  ["a generic is no tag", "const a = foo<Bar>(x); HERE 'HERE'", ["code", "string"]],
  ["a cast is no tag", "const a = <Bar>x; HERE", "code"],
  ["hash bang", "#!/usr/bin/env node HERE\nHERE", ["comment", "code"]],
  ["end of a comment that began before", "   text HERE\n */\nHERE()", ["comment", "code"]],
  ["middle of a comment that began before", " * @param HERE\n * more", "comment"],
  ["multiplication is no comment", "const a = b\n  * HERE;", "code"],
  ["a string ends with its line", "const s = 'open\nHERE", "code"],
]);

traps("a.tsx", [
  ["text of an element", "return <p>Don't HERE</p>; HERE", ["string", "code"]],
  ["attribute", '<a title="HERE" on={HERE}>HERE</a>', ["string", "code", "string"]],
  [
    "code inside",
    "<ul>{items.map((i) => <li key={i}>HERE {HERE} it's</li>)}</ul>; HERE",
    ["string", "code", "code"],
  ],
  ["fragment", "const a = <>HERE</>; HERE", ["string", "code"]],
  ["self-closing", "const a = <Foo bar='x' />; HERE", "code"],
  ["comment inside", "<p>{/* HERE */}</p>", "comment"],
  ["comparison", "if (a < b && c > d) { HERE }", "code"],
  ["generic arrow function", "const f = <T,>(x: T) => HERE; 'HERE'", ["code", "string"]],
  ["generic with a bound", "const f = <T extends X>(x: T) => HERE;", "code"],
  ["siblings of a piece", "<li>a</li>\n<li>HERE</li>", "string"],
  ["a tag that the piece does not close", '<div className="a">\nHERE();', "code"],
  ["address in a text", "<p>see http://x.y HERE</p>\nHERE", ["string", "code"]],
  ["nested of the same name", "<div><div>HERE</div>HERE</div>; HERE", ["string", "string", "code"]],
]);

traps("a.py", [
  ["comment", "x = 1  # HERE", "comment"],
  ["comment without a blank", "x = 1#HERE", "comment"],
  ["hash in a string", 's = "# no"; HERE', "code"],
  ["documentation", 'def f():\n    """HERE \'x\'\n    HERE"""\n    HERE', ["comment", "comment", "code"]],
  ["text over lines", 's = """HERE\nHERE"""\nHERE', ["string", "string", "code"]],
  ["argument over lines", 'f(\n    """HERE"""\n)\nHERE', ["string", "code"]],
  ["raw", 'r"\\" + HERE"; HERE', ["string", "code"]],
  ["formatted", 'f"HERE {HERE} {{HERE}}"', ["string", "code", "string"]],
  ["formatted with quotes inside", "f\"{d['k']} HERE\"; HERE", ["string", "code"]],
  ["single in double", 's = "it\'s HERE"; HERE', ["string", "code"]],
  ["adjacent", "s = 'a' 'HERE' ; HERE", ["string", "code"]],
  ["documentation that began before", '    more text HERE\n    """\n    HERE()', ["comment", "code"]],
  ["documentation that begins", 'def f():\n    """\n    HERE', "comment"],
]);

traps("a.go", [
  ["raw", "s := `HERE \\`; HERE", ["string", "code"]],
  ["rune", "if c == '\"' { HERE }", "code"],
  ["escaped rune", "if c == '\\'' { HERE }", "code"],
  ["comment", "x := 1 // HERE", "comment"],
  ["comment in a raw text", "s := `// HERE`", "string"],
]);

traps("A.java", [
  ["text block", 'String s = """\n  HERE "quoted" HERE\n  """; HERE', ["string", "string", "code"]],
  ["character", "char c = '\"'; HERE", "code"],
  ["comment in a string", 'String s = "/* HERE"; HERE', ["string", "code"]],
  ["documentation", "/** HERE\n * HERE */\nHERE", ["comment", "comment", "code"]],
]);

traps("a.rs", [
  ["nested comments", "/* a /* b */ HERE */ HERE", ["comment", "code"]],
  ["raw", 'let s = r#"a "HERE" b"#; HERE', ["string", "code"]],
  ["lifetime", "fn f<'a>(x: &'a str) -> &'a str { HERE }", "code"],
  ["character", "let c = '\"'; HERE", "code"],
  ["escaped character", "let c = '\\''; HERE", "code"],
  ["byte string", 'let b = b"HERE"; HERE', ["string", "code"]],
  ["over lines", 'let s = "a\nHERE"; HERE', ["string", "code"]],
]);

traps("a.rb", [
  ["comment", "x = 1 # HERE", "comment"],
  ["interpolation", '"HERE #{HERE} HERE"', ["string", "code", "string"]],
  ["heredoc", "a = <<~SQL\n  HERE # HERE\nSQL\nHERE", ["string", "string", "code"]],
  ["heredoc with interpolation", "a = <<~SQL\n  HERE #{HERE}\nSQL", ["string", "code"]],
  ["raw heredoc", "a = <<~'SQL'\n  #{HERE}\nSQL", "string"],
  ["rest of the heredoc's line", "foo(<<~A, HERE)\n  HERE\nA\nHERE", ["code", "string", "code"]],
  ["shovel", "list << item; HERE", "code"],
  ["class", "class << self; HERE; end", "code"],
  ["documentation", "=begin\nHERE\n=end\nHERE", ["comment", "code"]],
  ["list of words", "%w[HERE it's]; HERE", ["string", "code"]],
  ["regular expression", "x =~ /['\"#]/; HERE", "code"],
  ["quote variable", "a = $'; HERE; b = $\"; HERE", ["code", "code"]],
  ["end of the program", "HERE\n__END__\nHERE", ["code", "comment"]],
]);

traps("a.sh", [
  ["comment", "echo a # HERE", "comment"],
  ["hash in a word", "echo a#HERE", "code"],
  ["count of arguments", "if [ $# -gt 1 ]; then HERE; fi", "code"],
  ["length", "echo \u0024{#HERE}; HERE", ["code", "code"]],
  ["cut prefix", "echo \u0024{x##*/} HERE", "code"],
  ["single quotes", "echo 'HERE \\' HERE", ["string", "code"]],
  ["double quotes over lines", 'echo "a\nHERE"; HERE', ["string", "code"]],
  ["substitution", 'echo "HERE $(HERE "x") HERE"', ["string", "code", "string"]],
  ["escaped quote", "echo it\\'s HERE", "code"],
  ["heredoc", "cat <<EOF\nHERE $(HERE) # HERE\nEOF\nHERE", ["string", "code", "string", "code"]],
  ["raw heredoc", "cat <<'EOF'\n$(HERE)\nEOF\nHERE", ["string", "code"]],
  ["indented heredoc", "cat <<-EOF\n\tHERE\n\tEOF\nHERE", ["string", "code"]],
  ["here-string", "cat <<< 'HERE'; HERE", ["string", "code"]],
  ["shift", "x=$((1 << n)); HERE", "code"],
  ["apostrophe in double quotes", 'echo "don\'t"; HERE', "code"],
]);

traps("a.css", [
  ["comment", "a { /* HERE */ color: HERE }", ["comment", "code"]],
  ["address", "a { background: url(http://x/HERE) } HERE", ["string", "code"]],
  ["slashes are no comment", "a { b: c } // HERE", "code"],
  ["content", "a::after { content: 'HERE' }", "string"],
]);
traps("a.scss", [
  ["slashes", "$a: 1; // HERE", "comment"],
  ["address", "@import url(//x/y); HERE", "code"],
]);

traps("a.sql", [
  ["comment", "select 1 -- HERE", "comment"],
  ["doubled quote", "select 'it''s HERE', HERE", ["string", "code"]],
  ["backslash is no escape", "select 'a\\', HERE", "code"],
  ["escaped text", "select e'a\\' HERE', HERE", ["string", "code"]],
  ["nested comment", "/* a /* b */ HERE */ HERE", ["comment", "code"]],
  ["comment that does not nest", "/* a /* HERE */ HERE", ["comment", "code"]],
  ["quoted name", 'select "HERE" from HERE', ["string", "code"]],
  [
    "body of a function",
    "create function f() returns int as $$ begin HERE; end $$ language plpgsql;",
    "code",
  ],
  ["dollar quotes", "select $q$HERE$q$, HERE", ["string", "code"]],
]);

traps("a.cpp", [
  ["raw", 'auto s = R"x(HERE ")" HERE)x"; HERE', ["string", "string", "code"]],
  ["digits", "int n = 1'000'000; HERE", "code"],
  ["character", "char c = '\"'; HERE", "code"],
]);
traps("a.cs", [
  ["verbatim", 'var s = @"c:\\" + HERE;', "code"],
  ["doubled quote", 'var s = @"a ""HERE"""; HERE', ["string", "code"]],
  ["interpolated", '$"HERE {HERE} {{HERE}}"', ["string", "code", "string"]],
]);
traps("a.kt", [
  ["interpolated", '"HERE \u0024{HERE}"', ["string", "code"]],
  ["raw", '"""HERE \\""" + HERE', ["string", "code"]],
  ["nested comment", "/* /* */ HERE */ HERE", ["comment", "code"]],
]);
traps("a.php", [
  ["attribute is no comment", "#[Route('/')] HERE", "code"],
  ["comment", "x(); # HERE", "comment"],
  ["heredoc", "$a = <<<EOT\nHERE\n  EOT; HERE", ["string", "code"]],
  ["page", "<p>HERE</p><?php HERE ?><b>HERE</b><?= HERE", ["string", "code", "string", "code"]],
]);
traps("a.swift", [["interpolated", '"HERE \\(HERE) HERE"', ["string", "code", "string"]]]);
traps("a.lua", [
  ["long comment", "--[[ HERE\nHERE ]] HERE", ["comment", "comment", "code"]],
  ["long text", "s = [==[ HERE ]] ]==] HERE", ["string", "code"]],
]);

traps("a.yml", [
  ["comment", "a: b # HERE", "comment"],
  ["hash in a value", "a: b#HERE", "code"],
  ["apostrophe", "a: don't # HERE", "comment"],
  ["quoted", "a: 'HERE # HERE' # HERE", ["string", "string", "comment"]],
  ["block", "a: |\n  # HERE\n  HERE\nb: HERE", ["string", "string", "code"]],
  ["script", "- run: |\n    npm ci # HERE\n    HERE", ["comment", "code"]],
]);
traps("a.toml", [
  ["comment", "a = 1 # HERE", "comment"],
  ["text", 'a = "# HERE"', "string"],
]);
traps("a.html", [
  ["comment", "<!-- HERE --><p>HERE</p>", ["comment", "string"]],
  ["script", "<script>// HERE\nHERE('HERE')</script>HERE", ["comment", "code", "string", "string"]],
  ["style", "<style>/* HERE */ a { HERE }</style>", ["comment", "code"]],
  ["handler", '<a onclick="HERE()" title="HERE">', ["code", "string"]],
  ["data", '<script type="application/json">{"a": "HERE"}</script>', "string"],
]);
traps("a.vue", [
  [
    "template",
    '<template><p :a="HERE" b="HERE">HERE {{ HERE }}</p></template>',
    ["code", "string", "string", "code"],
  ],
  ["script", "<script setup>\nHERE // HERE\n</script>", ["code", "comment"]],
  ["piece of the script", "const a = HERE; // HERE", ["code", "comment"]],
]);
traps("Makefile", [
  ["comment", "all: # HERE\n\tnpm run HERE", ["comment", "code"]],
  ["escaped", "a = \\# HERE", "code"],
]);
traps("Dockerfile", [["comment", "# HERE\nRUN a # HERE", ["comment", "code"]]]);

describe("readSource", () => {
  it("does not read prose, data and unknown files", () => {
    expect(readSource("HERE", "README.md")).toBeNull();
    expect(readSource("HERE", "notes.txt")).toBeNull();
    expect(readSource("HERE", "a.unknown")).toBeNull();
  });

  it("never throws and marks every character, whatever the text", () => {
    const paths = [
      "a.ts",
      "a.tsx",
      "a.py",
      "a.rb",
      "a.sh",
      "a.rs",
      "a.php",
      "a.sql",
      "a.yml",
      "a.vue",
      "a.html",
      "a.cs",
    ];
    const hostile = fc.string({ unit: fc.constantFrom(..."'\"`\u0024{}()<>/*#\\\n= |%-_ar") });
    fc.assert(
      fc.property(fc.constantFrom(...paths), hostile, (path, text) => {
        expect(readSource(text, path)?.marks.length).toBe(text.length);
      }),
      { numRuns: 600 },
    );
  });

  it("reads deep nesting without running out of stack", () => {
    const deep = "`\u0024{".repeat(20_000);
    expect(readSource(deep, "a.ts")?.marks.length).toBe(deep.length);
    const tags = "<a b={".repeat(10_000);
    expect(readSource(tags, "a.tsx")?.marks.length).toBe(tags.length);
  });
});
