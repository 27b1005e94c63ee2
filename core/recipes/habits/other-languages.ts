import { textRecipe } from "../text-recipe";
import { JVM, TEST_FILES } from "./files";

export const noUnwrapRecipe = textRecipe({
  name: "no-unwrap",
  title: "No unwrap in Rust",
  topics: [],
  named: /(?:\.|\b)unwrap\b(?:\(\))?|\bunwraps\b/iu,
  when: (wish) => !/\bforce[- ]?unwrap|\bswift\b/u.test(wish.text),
  spec: { paths: ["*.rs"], except: TEST_FILES, calls: [".unwrap"], in: "code" },
  message: "unwrap() panics when there is no value.",
  remedy: "`?`, or handle the case",
  stop: [{ path: "src/a.rs", added: "let x = load().unwrap();" }],
  pass: [
    { path: "src/a.rs", added: "let x = load()?;" },
    { path: "src/a.rs", added: "let x = load().unwrap_or_default(); // unwrap()" },
  ],
});

export const noPanicRecipe = textRecipe({
  name: "no-panic",
  title: "No panic",
  topics: [],
  named: /\bpanic(?:s|king)?\b!?(?:\(\))?/iu,
  spec: {
    paths: ["*.{go,rs}"],
    except: TEST_FILES,
    re: ["\\bpanic!?\\s*\\("],
    in: "code",
  },
  message: "Errors are returned, not panicked.",
  remedy: "return an error",
  stop: [
    { path: "a.go", added: 'panic("no")' },
    { path: "src/a.rs", added: 'panic!("no")' },
  ],
  pass: [{ path: "a.go", added: "return fmt.Errorf(msg) // panic(1)" }],
});

export const noUnsafeRecipe = textRecipe({
  name: "no-unsafe",
  title: "No unsafe in Rust",
  topics: [],
  named: /[`'"]unsafe[`'"]|\bunsafe (?:blocks?|code|rust|functions?)|\bno unsafe\b|unsafe ?(?:代码|块)/iu,
  spec: { paths: ["*.rs"], re: ["\\bunsafe\\s*(\\{|fn\\b|impl\\b|extern\\b|trait\\b)"], in: "code" },
  message: "unsafe is not used here.",
  remedy: "the safe way",
  stop: [{ path: "src/a.rs", added: "unsafe { *p }" }],
  pass: [{ path: "src/a.rs", added: "// unsafe { }\nlet a = 1;" }],
});

export const noGoPrintRecipe = textRecipe({
  name: "no-go-print",
  title: "No fmt.Print in Go",
  topics: [],
  named: /\bfmt\.Print\w*|\bprintln\b(?=.{0,30}\bgo\b)/iu,
  spec: { paths: ["*.go"], calls: ["fmt.Println", "fmt.Printf", "fmt.Print", "println"], in: "code" },
  message: "Output goes through the logger.",
  remedy: "slog.Info(…)",
  stop: [
    { path: "a.go", added: 'fmt.Println("x")' },
    { path: "a.go", added: 'fmt.Printf("%s", x)' },
  ],
  pass: [{ path: "a.go", added: 's := fmt.Sprintf("x") // fmt.Println(1)' }],
});

export const noSystemOutRecipe = textRecipe({
  name: "no-system-out",
  title: "No System.out in Java",
  topics: [],
  named: /\bsystem\.(?:out|err)\b(?:\.print\w*)?/iu,
  spec: { paths: JVM, re: ["\\bSystem\\.(out|err)\\.(print|println|printf)\\s*\\("], in: "code" },
  message: "Output goes through the logger.",
  remedy: "log.info(…)",
  stop: [{ path: "src/A.java", added: 'System.out.println("x");' }],
  pass: [{ path: "src/A.java", added: 'log.info("x"); // System.out.println' }],
});

export const noStackTracePrintRecipe = textRecipe({
  name: "no-stack-trace-print",
  title: "No printStackTrace",
  topics: [],
  named: /\bprint ?stack ?traces?\b(?:\(\))?/iu,
  spec: { paths: JVM, calls: [".printStackTrace"], in: "code" },
  message: "Errors are logged, not printed.",
  remedy: 'log.error("…", e)',
  stop: [{ path: "src/A.java", added: "e.printStackTrace();" }],
  pass: [{ path: "src/A.java", added: 'log.error("x", e);' }],
});

export const noForceUnwrapRecipe = textRecipe({
  name: "no-force-unwrap",
  title: "No force unwrap",
  topics: [],
  named:
    /\bforce[- ]?(?:unwrap\w*|cast\w*|try)\b|\bimplicitly unwrapped\b|\bnot-null assertions?\b|[`'"]!![`'"]?|(?<=\s)!!(?= operators?| in |[.,;]|\s*$)|强制解包|try!|as!/iu,
  spec: {
    paths: ["*.{swift,kt,kts}"],
    re: ["[\\w)\\]]!(?:\\.|\\)|,|\\s*$)", "\\btry!", "\\bas!", "!!"],
    in: "code",
  },
  message: "A forced value crashes when it is missing.",
  remedy: "`if let`, `guard let`, `?.`",
  stop: [
    { path: "Sources/A.swift", added: "let x = user!.id" },
    { path: "src/A.kt", added: "val x = user!!.id" },
  ],
  pass: [
    { path: "Sources/A.swift", added: "if !done && a != b { }" },
    { path: "src/A.kt", added: "val x = user?.id // user!!" },
  ],
});

export const noPutsRecipe = textRecipe({
  name: "no-puts",
  title: "No puts in Ruby",
  topics: [],
  named: /[`'"]?\bputs\b[`'"]?(?! (?:it|them|the|a|all)\b)/iu,
  spec: { paths: ["*.{rb,rake}"], re: ["^\\s*(puts|pp|p)\\s+\\S", "^\\s*puts\\("], in: "code" },
  message: "Output goes through the logger.",
  remedy: "Rails.logger.info(…)",
  stop: [{ path: "app/a.rb", added: '  puts "x"' }],
  pass: [{ path: "app/a.rb", added: "# puts x\noutputs = 1" }],
});

export const noUsingNamespaceRecipe = textRecipe({
  name: "no-using-namespace",
  title: "No using namespace",
  topics: [],
  named: /\busing namespace(?: std)?\b/iu,
  spec: { paths: ["*.{h,hpp,hh,c,cc,cpp,cxx}"], re: ["^\\s*using\\s+namespace\\s+\\w"], in: "code" },
  message: "Namespaces are written out.",
  remedy: "std::…",
  stop: [{ path: "src/a.cpp", added: "using namespace std;" }],
  pass: [{ path: "src/a.cpp", added: "using std::string; // using namespace std" }],
});

export const noGotoRecipe = textRecipe({
  name: "no-goto",
  title: "No goto",
  topics: [],
  named: /\bgotos?\b/iu,
  spec: { paths: ["*.{c,h,cc,cpp,cxx,hpp,cs,go,php}"], re: ["\\bgoto\\s+\\w+\\s*;?"], in: "code" },
  message: "goto is not used here.",
  remedy: "a loop, or a function",
  stop: [{ path: "src/a.c", added: "  goto fail;" }],
  pass: [{ path: "src/a.c", added: "// goto fail;\nreturn 1;" }],
});
