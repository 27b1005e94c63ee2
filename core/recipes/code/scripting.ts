import { TEST_FILES } from "../habits/files";
import type { Recipe } from "../recipe";
import { refusedCode } from "../refused-code";

const RUBY = ["*.{rb,rake}"];
const PHP = ["*.php"];
const ELIXIR = ["*.{ex,exs}"];
const isRuby = (text: string) => /\bruby\b|\brails\b|\.rb\b|\brspec\b/i.test(text);

/** Habits of Ruby, PHP and Elixir. */
export const SCRIPTING_HABITS: Recipe[] = [
  refusedCode({
    name: "no-rescue-all",
    title: "Rescues name their error",
    named: /\brescue exception\b|\b(?:bare|blanket|inline) rescues?\b|\brescue => e\b|\brescue nil\b/iu,
    files: RUBY,
    re: ["\\brescue\\s*(?:=>|$)", "\\brescue\\s+Exception\\b", "\\S\\s+rescue\\s+nil\\b"],
    remedy: "rescue ActiveRecord::RecordNotFound",
    stop: [
      ["app/a.rb", "rescue Exception => e"],
      ["app/a.rb", "rescue => e"],
    ],
    pass: [["app/a.rb", "rescue KeyError => e"]],
  }),
  refusedCode({
    name: "no-skipped-validations",
    title: "Validations are not skipped",
    named:
      /\bupdate_(?:column|columns|attribute|all)s?\b|\bskip\w* validations?\b|\bvalidate: false\b|\bsave\(validate\b/iu,
    files: RUBY,
    re: [
      "\\.(?:update_columns?|update_attribute|update_all|insert_all|upsert_all|toggle!|touch_all|decrement!|increment!)\\b",
      "\\bvalidate:\\s*false\\b",
    ],
    remedy: "update!",
    stop: [
      ["app/a.rb", "user.update_column(:a, 1)"],
      ["app/a.rb", "user.save(validate: false)"],
    ],
    pass: [["app/a.rb", "user.update!(a: 1)"]],
  }),
  refusedCode({
    name: "no-default-scopes",
    title: "No default scopes",
    named: /\bdefault[_ ]scopes?\b/iu,
    files: RUBY,
    re: ["\\bdefault_scope\\b"],
    remedy: "a named scope",
    stop: [["app/models/a.rb", "  default_scope { order(:a) }"]],
    pass: [["app/models/a.rb", "  scope :sorted, -> { order(:a) }"]],
  }),
  refusedCode({
    name: "no-model-callbacks",
    title: "Models have no callbacks",
    named:
      /\b(?:activerecord |model |rails )?callbacks?\b|\b(?:before|after)_(?:save|create|commit|update|validation|destroy)s?\b/iu,
    when: (wish) =>
      isRuby(wish.text) ||
      /\b(?:before|after)_\w+/.test(wish.text) ||
      /\bactiverecord\b|\bmodel callbacks?\b/i.test(wish.text),
    files: RUBY,
    re: ["^\\s*(?:before|after|around)_(?:save|create|commit|update|destroy|validation|initialize|find)\\b"],
    remedy: "a service object",
    stop: [["app/models/a.rb", "  after_save :notify"]],
    pass: [["app/models/a.rb", "  validates :a, presence: true"]],
  }),
  refusedCode({
    name: "zoned-time",
    title: "Times are in the zone of the application",
    named: /\btime\.now\b|\bdate\.today\b|\bdatetime\.now\b(?=.{0,20}\bruby|\brails)/iu,
    rival: /\btime\.current\b|\btime\.zone\b|\bdate\.current\b/iu,
    when: (wish) =>
      isRuby(wish.text) || /\btime\.(?:current|zone|now)\b|\bdate\.(?:today|current)\b/i.test(wish.text),
    files: RUBY,
    re: ["\\bTime\\.(?:now|parse)\\b", "\\bDate\\.today\\b", "\\bDateTime\\.now\\b"],
    remedy: "Time.current, Date.current",
    stop: [
      ["app/a.rb", "a = Time.now"],
      ["app/a.rb", "a = Date.today"],
    ],
    pass: [["app/a.rb", "a = Time.current # Time.now"]],
  }),
  refusedCode({
    name: "no-html-safe",
    title: "Output stays escaped",
    named: /\bhtml_safe\b|\braw\(\)|\braw helper\b|\|safe\b|\bmark_safe\b|\{!!/iu,
    files: ["*.{rb,erb,haml,slim,html,py,j2,jinja,php}"],
    re: ["\\.html_safe\\b", "<%=\\s*raw\\b", "\\|\\s*safe\\b", "\\bmark_safe\\s*\\(", "\\{!!"],
    where: "anywhere",
    notRe: ["^\\s*(?:#|//|<!--)"],
    remedy: "let the template escape it",
    stop: [
      ["app/a.rb", "a.html_safe"],
      ["app/views/a.html.erb", "<%= raw a %>"],
      ["t/a.html", "{{ a|safe }}"],
    ],
    pass: [["app/views/a.html.erb", "<%= a %>"]],
  }),
  refusedCode({
    name: "no-ruby-metaprogramming",
    title: "Methods are called by their name",
    named:
      /\bmethod_missing\b|\bdefine_method\b|\bmetaprogramming\b|\bmonkey[- ]?patch\w*\b|\binstance_variable_set\b|\bopenstructs?\b|\bsend\b(?=.{0,20}\b(?:ruby|private|public_send)\b)/iu,
    files: RUBY,
    re: [
      "\\bmethod_missing\\b",
      "\\bdefine_method\\b",
      "\\binstance_variable_(?:set|get)\\b",
      "\\bOpenStruct\\b",
      "\\bclass_eval\\b",
      "\\binstance_eval\\b",
      "\\.send\\s*\\(?:",
    ],
    remedy: "a plain method",
    stop: [
      ["app/a.rb", "def method_missing(n)"],
      ["app/a.rb", "OpenStruct.new(a: 1)"],
    ],
    pass: [["app/a.rb", "def a = 1 # method_missing"]],
  }),
  refusedCode({
    name: "no-let-bang",
    title: "Specs set up what they use",
    named:
      /\blet!|\bsubject\b(?=.{0,20}\b(?:rspec|specs?)\b)|\b(?:rspec|specs?)\b.{0,24}\b(?:subject|let)\b/iu,
    files: ["*_spec.rb"],
    re: ["^\\s*let!?\\s*\\(", "^\\s*subject(?:\\(|\\s*\\{|\\s+do)"],
    remedy: "a local variable",
    stop: [["spec/a_spec.rb", "  let!(:a) { 1 }"]],
    pass: [["spec/a_spec.rb", "  a = 1"]],
  }),
  refusedCode({
    name: "no-php-dumps",
    title: "Nothing is dumped in PHP",
    named: /\b(?:var_dump|print_r|dd|dump|var_export|die)\b(?:\(\))?/iu,
    when: (wish) => !/\bcore dump|\bpg_|\bdatabases?\b|\bheap\b/i.test(wish.text),
    files: PHP,
    re: [
      "(?:^|[^\\w>:$])(?:var_dump|print_r|dd|dump|ddd|var_export|ray)\\s*\\(",
      "(?:^|[^\\w>:$])(?:die|exit)\\s*[(;]",
    ],
    remedy: "the logger",
    stop: [
      ["src/a.php", "<?php\nvar_dump($a);"],
      ["src/a.php", "<?php\ndd($a);"],
    ],
    pass: [["src/a.php", "<?php\nlogger($a); // dd("]],
  }),
  refusedCode({
    name: "no-php-suppression",
    title: "Errors are not suppressed in PHP",
    named:
      /\berror suppression\b|\b@ operator\b|`@`|\bsuppress\w* errors?\b(?=.{0,20}\bphp\b)|\bphp\b.{0,30}@/iu,
    files: PHP,
    re: ["(?:^|[\\s(=;!])@[a-z_]\\w*\\s*\\("],
    remedy: "handle the error",
    stop: [["src/a.php", "<?php\n$a = @file_get_contents($b);"]],
    pass: [["src/a.php", "<?php\n$a = file_get_contents($b);"]],
  }),
  refusedCode({
    name: "no-raw-queries",
    title: "Queries are not put together from text",
    named:
      /\braw (?:sql|queries|query)\b|\bdb::raw\b|\bwhereraw\b|\bfind_by_sql\b|\bstring[- ]concatenat\w* (?:sql|queries)\b|\bconcatenat\w*\b.{0,20}\bsql\b|\bsql\b.{0,30}\b(?:concatenat\w*|f-strings?|string (?:formatting|interpolation))\b|\b\$queryrawunsafe\b|\binterpolat\w*\b.{0,24}\bsql\b/iu,
    files: ["*.{php,rb,py,ts,js,go,java,kt,cs}"],
    re: [
      "\\bDB::(?:raw|select|statement|unprepared)\\s*\\(",
      "\\b(?:where|select|orderBy|having)Raw\\s*\\(",
      "\\bfind_by_sql\\b",
      "\\$(?:queryRaw|executeRaw)(?:Unsafe)?\\b",
      "\\bf[\"'](?i:select|insert|update|delete)\\s[^\"'\\n]*\\{",
      "[\"'`](?i:select|insert into|update|delete from)\\s[^\"'`\\n]*[\"']\\s*(?:\\+|\\.)\\s*[\\w$]",
      "`(?i:select|insert into|update|delete from)\\s[^`]*\\$\\{",
      "\\.execute\\s*\\(\\s*f[\"']",
      "[\"'](?i:select|insert into|update|delete from)\\s[^\"'\\n]*#\\{",
      'Sprintf\\(\\s*["`](?i:select|insert into|update|delete from)\\s',
    ],
    where: "anywhere",
    notRe: ["^\\s*(?://|#|\\*)"],
    remedy: "parameters",
    stop: [
      ["src/a.php", "DB::raw('a')"],
      ["a.py", 'cur.execute(f"select * from a where b = {c}")'],
      ["src/a.ts", "db.query(`SELECT a FROM b WHERE c = ${d}`)"],
    ],
    pass: [["a.py", 'cur.execute("select a from b where c = %s", (d,))']],
  }),
  refusedCode({
    name: "no-superglobals",
    title: "Input comes through the request object",
    named: /\$_(?:get|post|request|server|session|cookie|files)\b|\bsuper ?globals?\b/iu,
    files: PHP,
    re: ["\\$_(?:GET|POST|REQUEST|SERVER|SESSION|COOKIE|FILES)\\b"],
    remedy: "$request->input('a')",
    stop: [["src/a.php", "<?php\n$a = $_GET['b'];"]],
    pass: [["src/a.php", "<?php\n$a = $request->get('b'); // $_GET"]],
  }),
  refusedCode({
    name: "short-php-arrays",
    title: "Arrays are written []",
    named: /\barray\(\)|\blong array syntax\b|`array\(/iu,
    rival: /\bshort array syntax\b/iu,
    files: PHP,
    re: ["(?:^|[^\\w:>])array\\s*\\("],
    remedy: "[]",
    stop: [["src/a.php", "<?php\n$a = array(1);"]],
    pass: [["src/a.php", "<?php\n$a = [1]; // array("]],
  }),
  refusedCode({
    name: "no-io-inspect",
    title: "Output goes through the logger in Elixir",
    named: /\bio\.(?:inspect|puts)\b|\bdbg\(\)/iu,
    files: ELIXIR,
    re: ["\\bIO\\.(?:inspect|puts)\\b", "\\|>\\s*dbg\\b"],
    remedy: "Logger.info",
    stop: [["lib/a.ex", "IO.inspect(a)"]],
    pass: [["lib/a.ex", 'Logger.info("a") # IO.inspect']],
  }),
  refusedCode({
    name: "no-new-atoms",
    title: "No atoms are made from input",
    named: /\bstring\.to_atom\b/iu,
    files: ELIXIR,
    re: ["\\bString\\.to_atom\\b"],
    remedy: "String.to_existing_atom",
    stop: [["lib/a.ex", "String.to_atom(a)"]],
    pass: [["lib/a.ex", "String.to_existing_atom(a)"]],
  }),
];

const PROSE = ["*.{md,mdx,rst,adoc,txt}"];
const ANY_TEXT = [
  "*.{md,mdx,rst,adoc,txt,ts,tsx,js,jsx,py,go,rs,java,kt,rb,php,cs,swift,sh,sql,yml,yaml,html,css,tf}",
];

/** Habits of prose and of names, in any file. */
export const PROSE_HABITS: Recipe[] = [
  refusedCode({
    name: "no-em-dashes",
    title: "No long dashes",
    named: /\bem[- ]?dash(?:es)?\b|\blong dash(?:es)?\b|—/iu,
    files: ANY_TEXT,
    texts: ["—"],
    where: "anywhere",
    remedy: "a comma, a colon",
    stop: [["docs/a.md", "It works — mostly."]],
    pass: [["docs/a.md", "It works, mostly."]],
  }),
  refusedCode({
    name: "straight-quotes",
    title: "Quotes are straight",
    named: /\b(?:smart|curly|typographic) (?:quotes?|apostrophes?)\b|[“”’]/iu,
    when: (wish) => /\bquotes?\b|\bapostrophes?\b/i.test(wish.text),
    files: ANY_TEXT,
    re: ["[“”‘’]"],
    where: "anywhere",
    remedy: "the quotes \" and '",
    stop: [["docs/a.md", "It’s “good”."]],
    pass: [["docs/a.md", 'It\'s "good".']],
  }),
  refusedCode({
    name: "ascii-only",
    title: "Only ASCII",
    named: /\bnon-?ascii\b|\bunicode characters?\b|\bumlauts?\b(?=.{0,20}\b(?:code|identifiers?|source)\b)/iu,
    rival: /\bascii[- ]only\b|\bplain ascii\b|\bonly ascii\b/iu,
    when: (wish) => !/\bfile ?names?\b/i.test(wish.text),
    files: ANY_TEXT,
    re: ["[^\\x00-\\x7F]"],
    where: "anywhere",
    remedy: "ASCII letters",
    stop: [["src/a.ts", "const größe = 1;"]],
    pass: [["src/a.ts", "const size = 1;"]],
  }),
  refusedCode({
    name: "inclusive-terms",
    title: "Words are inclusive",
    named: /\b(?:white|black)[- ]?list\w*\b|\bmaster\/slave\b|\bslaves?\b|\bnon-?inclusive\b/iu,
    rival: /\b(?:allow|deny|block)[- ]?lists?\b|\binclusive (?:language|terms|words)\b/iu,
    files: ANY_TEXT,
    re: ["(?i)(?:white|black)[-_ ]?list", "(?i)\\bslaves?\\b"],
    where: "anywhere",
    remedy: "allowlist, denylist, primary, replica",
    stop: [
      ["src/a.ts", "const whitelist = [];"],
      ["docs/a.md", "The slave database."],
    ],
    pass: [["src/a.ts", "const allowlist = [];"]],
  }),
  refusedCode({
    name: "no-html-in-markdown",
    title: "Markdown holds no HTML",
    named: /\b(?:raw |inline )?html\b(?=.{0,24}\b(?:markdown|md|docs?)\b)|\bmarkdown\b.{0,24}\bhtml\b/iu,
    files: ["*.{md,mdx}"],
    re: ["<(?:br|div|span|p|b|i|img|a|table|details|summary|center|font|h\\d|sup|sub|kbd)\\b[^>]*>"],
    where: "anywhere",
    notRe: ["`[^`]*<"],
    remedy: "Markdown",
    stop: [["docs/a.md", "a <br> b"]],
    pass: [["docs/a.md", "a\n\nb"]],
  }),
  refusedCode({
    name: "no-filler-words",
    title: "Docs have no filler words",
    named:
      /\b(?:filler|weasel|marketing|buzz) ?words?\b|\b(?:words? like )?["“`']?(?:simply|easily|obviously|seamless\w*|leverage|robust|blazing\w*)\b/iu,
    when: (wish) =>
      /\bdocs?\b|\bdocumentation\b|\breadme\b|\bmarkdown\b|\bwords?\b|\bprose\b/i.test(wish.text) &&
      !/\b(?:answers?|repl(?:y|ies)|messages?)\b/i.test(wish.text),
    files: PROSE,
    re: [
      "(?i)\\b(?:simply|easily|obviously|seamless(?:ly)?|leverag(?:e|es|ing)|robust|blazing(?:ly)?(?: fast)?|cutting[- ]edge|state[- ]of[- ]the[- ]art|effortless(?:ly)?|powerful)\\b",
    ],
    where: "anywhere",
    remedy: "say what it does",
    stop: [["docs/a.md", "Simply run it."]],
    pass: [["docs/a.md", "Run it."]],
  }),
  refusedCode({
    name: "no-author-tags",
    title: "Files name no author",
    named: /@author\b|\bauthor (?:tags?|names?|comments?|headers?)\b/iu,
    when: (wish) => !/\bcommit/i.test(wish.text),
    files: ANY_TEXT,
    re: ["(?i)^\\W*@author\\b", "(?i)^\\s*(?:#|//|\\*|--)\\s*(?:author|created by|written by)\\s*:"],
    where: "anywhere",
    remedy: "git knows the author",
    stop: [
      ["src/A.java", "/**\n * @author Kim\n */"],
      ["a.py", "# Author: Kim"],
    ],
    pass: [["src/A.java", "/** Reads a. */"]],
  }),
  refusedCode({
    name: "no-real-data",
    title: "Examples use invented data",
    named:
      /\breal (?:e-?mail addresses|e-?mails?|phone numbers|names|domains|customer data|people)\b|\b@?gmail(?:\.com)?\b/iu,
    rival: /\bexample\.(?:com|org|test)\b/iu,
    files: ANY_TEXT,
    re: ["(?i)[\\w.+-]+@(?:gmail|yahoo|hotmail|outlook|icloud|gmx|web|proton)\\.\\w+"],
    where: "anywhere",
    remedy: "name@example.com",
    stop: [["tests/a.ts", 'const m = "kim@gmail.com";']],
    pass: [["tests/a.ts", 'const m = "kim@example.com";']],
  }),
  refusedCode({
    name: "no-hard-coded-addresses",
    title: "Addresses are not written out",
    named: /\bhard-?cod\w+ (?:ip(?: addresses?)?s?|addresses)\b|\bip (?:addresses?|literals?)\b/iu,
    when: (wish) => !/\blog/i.test(wish.text),
    files: ["*.{ts,tsx,js,jsx,py,go,rs,java,kt,rb,php,cs,sh,yml,yaml,tf,json,toml,ini,conf}"],
    except: TEST_FILES,
    re: ["\\b(?:\\d{1,3}\\.){3}\\d{1,3}\\b"],
    notRe: ["\\b127\\.0\\.0\\.1\\b|\\b0\\.0\\.0\\.0\\b|^\\s*(?:#|//)|(?i)version"],
    where: "anywhere",
    remedy: "a name from the configuration",
    stop: [["src/a.ts", 'const h = "10.2.3.4";']],
    pass: [
      ["src/a.ts", "const h = config.host;"],
      ["src/a.ts", 'const h = "127.0.0.1";'],
    ],
  }),
];
