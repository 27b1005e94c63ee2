import type { Recipe } from "../recipe";
import { refusedCode } from "../refused-code";

const JAVA = ["*.java"];
const KOTLIN = ["*.{kt,kts}"];
const JVM = ["*.{java,kt,kts,groovy,scala}"];

/** Habits of Java, Kotlin and Scala. */
export const JVM_HABITS: Recipe[] = [
  refusedCode({
    name: "no-field-injection",
    title: "Beans are injected through the constructor",
    named:
      /\bfield[- ]injection\b|\b@?autowired\b(?:.{0,20}\bfields?\b)?|\binject\w* (?:into )?fields\b|字段注入/iu,
    rival: /\bconstructor[- ]injection\b|\binject\w*\b.{0,20}\bconstructor\b|构造器注入/iu,
    when: (wish) => !/\bangular\b/i.test(wish.text),
    files: JVM,
    re: [
      "@(?:Autowired|Inject|Resource)(?:\\([^)]*\\))?\\s+(?:(?:private|protected|public|lateinit|static|var|val)\\s+)*[\\w<>?,. :]+(?:;|=|\\n|$)",
    ],
    remedy: "a final field that the constructor sets",
    stop: [
      ["src/A.java", "class A {\n  @Autowired\n  private Repo repo;\n}"],
      ["src/A.java", "class A {\n  @Autowired private Clock clock;"],
      ["src/A.java", "  @Autowired(required = false)\n  Clock clock;"],
    ],
    pass: [
      [
        "src/A.java",
        "class A {\n  private final Repo repo;\n  @Autowired\n  A(Repo repo) { this.repo = repo; }\n}",
      ],
      ["src/A.java", "// no @Autowired fields\nprivate final Clock clock;"],
    ],
  }),
  refusedCode({
    name: "no-lombok",
    title: "Lombok is not used",
    named: /\blombok\b|\b@(?:data|getter|setter|builder|allargsconstructor)\b/iu,
    files: JAVA,
    re: [
      "\\bimport\\s+(?:static\\s+)?lombok\\.",
      "@(?:Data|Getter|Setter|AllArgsConstructor|NoArgsConstructor|RequiredArgsConstructor|Slf4j)\\b",
    ],
    remedy: "a record, or methods that are written out",
    stop: [["src/A.java", "import lombok.Data;\n@Data class A {}"]],
    pass: [["src/A.java", "record A(int b) {} // lombok.Data"]],
  }),
  refusedCode({
    name: "no-system-exit",
    title: "Code does not end the process",
    named: /\bsystem\.exit\b(?:\(\d?\))?|\bexitProcess\b/iu,
    files: JVM,
    re: ["\\bSystem\\.exit\\s*\\(", "\\bexitProcess\\s*\\("],
    remedy: "throw an exception",
    stop: [["src/A.java", "System.exit(1);"]],
    pass: [["src/A.java", "throw new IllegalStateException(); // System.exit(1)"]],
  }),
  refusedCode({
    name: "no-optional-get",
    title: "Optionals are not read by get()",
    named:
      /\boptional(?:s)?\.get\b(?:\(\))?|\bbare \.get\(\) on optionals?\b|\.get\(\) on (?:an )?optionals?\b|\boptional\b.{0,12}\bget\(\)/iu,
    files: JAVA,
    re: [
      "\\b(?:opt|optional|maybe\\w*|\\w*Optional|\\w*Opt|find\\w*\\([^()]*\\)|findFirst\\(\\)|findAny\\(\\))\\.get\\(\\)",
    ],
    remedy: "orElseThrow(), map(), ifPresent()",
    stop: [
      ["src/A.java", "var a = optional.get();"],
      ["src/A.java", "users.findById(id).get();"],
    ],
    pass: [
      ["src/A.java", "users.findById(id).orElseThrow();"],
      ["src/A.java", "map.get(key);"],
    ],
  }),
  refusedCode({
    name: "no-legacy-dates",
    title: "Dates are those of java.time",
    named:
      /\bjava\.util\.(?:date|calendar)\b|\bsimpledateformat\b|\blegacy dates?\b|\bjava\.util\.Date\b|\b(?:Date|Calendar)\b(?=.{0,20}\bjava\.time\b)/iu,
    rival: /\bjava\.time\b|\blocaldate\b|\binstant\b(?= instead)/iu,
    files: JVM,
    re: [
      "\\bimport\\s+java\\.util\\.(?:Date|Calendar|GregorianCalendar)\\b",
      "\\bnew\\s+(?:Date|SimpleDateFormat|GregorianCalendar)\\s*\\(",
      "\\bCalendar\\.getInstance\\b",
      "\\bSimpleDateFormat\\b",
    ],
    remedy: "Instant, LocalDate, ZonedDateTime",
    stop: [
      ["src/A.java", "import java.util.Date;"],
      ["src/A.java", "var d = new Date();"],
    ],
    pass: [["src/A.java", "var d = Instant.now(); // new Date()"]],
  }),
  refusedCode({
    name: "no-suppressed-warnings",
    title: "Warnings are mended, not suppressed",
    named:
      /\b@?suppress(?:ed|ing)? ?(?:warnings?|lint)\b|\b@suppress\b|#pragma warning disable|\bsuppress\w*\b.{0,12}\bwarnings?\b/iu,
    files: ["*.{java,kt,kts,groovy,scala,cs,c,cc,cpp,h,hpp,m,mm}"],
    re: [
      "@SuppressWarnings\\b",
      "@Suppress\\b",
      "@SuppressLint\\b",
      "#pragma\\s+warning\\s+disable",
      "#pragma\\s+(?:GCC|clang)\\s+diagnostic\\s+ignored",
      "\\[SuppressMessage\\b",
    ],
    where: "code",
    remedy: "mend what the warning is about",
    stop: [
      ["src/A.java", '@SuppressWarnings("unchecked")\nvoid a() {}'],
      ["src/A.cs", "#pragma warning disable CS0618"],
    ],
    pass: [["src/A.java", "// @SuppressWarnings\nvoid a() {}"]],
  }),
  refusedCode({
    name: "no-raw-threads",
    title: "Threads come from an executor",
    named: /\bnew thread\b(?:\(\))?|\braw threads?\b|\bbare threads?\b|\bmanual threads?\b/iu,
    files: ["*.{java,kt,kts,scala,cs}"],
    re: ["\\bnew\\s+Thread\\s*[({]", "(?:^|[=\\s(])[Tt]hread\\s*\\{", "\\bThread\\s*\\("],
    remedy: "an executor, or a coroutine",
    stop: [["src/A.java", "new Thread(() -> run()).start();"]],
    pass: [["src/A.java", "executor.submit(() -> run());"]],
  }),
  refusedCode({
    name: "no-run-blocking",
    title: "Coroutines are not blocked",
    named: /\brunBlocking\b|\bglobalscope\b/iu,
    files: KOTLIN,
    except: ["*Test.kt", "**/src/test/**", "**/src/androidTest/**"],
    re: ["\\brunBlocking\\b", "\\bGlobalScope\\b"],
    remedy: "a suspend function, or a scope of its own",
    stop: [
      ["src/A.kt", "val a = runBlocking { load() }"],
      ["src/A.kt", "GlobalScope.launch { load() }"],
    ],
    pass: [["src/A.kt", "suspend fun a() = load() // runBlocking"]],
  }),
  refusedCode({
    name: "no-lateinit",
    title: "No lateinit",
    named: /\blateinit\b/iu,
    files: KOTLIN,
    words: ["lateinit"],
    remedy: "by lazy, or the constructor",
    stop: [["src/A.kt", "private lateinit var repo: Repo"]],
    pass: [["src/A.kt", "private val repo by lazy { Repo() }"]],
  }),
  refusedCode({
    name: "no-kotlin-print",
    title: "Output goes through the logger in Kotlin",
    named:
      /\bprintln\b(?:\(\))?(?=.{0,40}\bkotlin\b)|\bkotlin\b.{0,40}\bprintln\b(?:\(\))?|\blog\.[dewiv]\b|\bandroid\.util\.log\b/iu,
    rival: /\btimber\b/iu,
    files: KOTLIN,
    re: ["\\bprintln?\\s*\\(", "\\bLog\\.[dewiv]\\s*\\("],
    remedy: "the logger",
    stop: [
      ["src/A.kt", 'println("x")'],
      ["src/A.kt", 'Log.d(TAG, "x")'],
    ],
    pass: [["src/A.kt", 'Timber.d("x") // println']],
  }),
  refusedCode({
    name: "no-scala-null",
    title: "Values are not null",
    named:
      /\bnulls?\b(?=.{0,30}\b(?:scala|kotlin|option|java|optional)\b)|\b(?:return|returning|pass|passing)s? null\b/iu,
    files: ["*.{scala,java,kt}"],
    re: ["\\breturn\\s+null\\b", "(?:=|,|\\()\\s*null\\b"],
    notRe: ["[=!]=\\s*null|null\\s*[=!]="],
    remedy: "Option, Optional, or an empty value",
    stop: [
      ["src/A.java", "return null;"],
      ["src/A.scala", "val a: String = null"],
    ],
    pass: [
      ["src/A.java", "if (a == null) throw e;"],
      ["src/A.java", "return Optional.empty(); // null"],
    ],
  }),
  refusedCode({
    name: "no-scala-var",
    title: "Values are not reassigned in Scala",
    named: /\bvars?\b(?=.{0,24}\bscala\b)|\bscala\b.{0,24}\bvars?\b|\bmutable collections?\b/iu,
    files: ["*.scala"],
    re: ["(?:^|\\s)var\\s+\\w", "\\bscala\\.collection\\.mutable\\b"],
    remedy: "val",
    stop: [["src/A.scala", "  var a = 1"]],
    pass: [["src/A.scala", "  val a = 1 // var a"]],
  }),
  refusedCode({
    name: "no-await-result",
    title: "Futures are not awaited by blocking",
    named:
      /\bawait\.result\b|\bblock\w* (?:on )?futures?\b|\bfuture\.get\b(?:\(\))?|\.join\(\) on (?:completable)?futures?/iu,
    files: ["*.{scala,java,kt}"],
    re: ["\\bAwait\\.(?:result|ready)\\s*\\(", "\\b[fF]utures?\\.(?:get|join)\\s*\\("],
    remedy: "map, flatMap, thenCompose",
    stop: [
      ["src/A.scala", "Await.result(f, 5.seconds)"],
      ["src/A.java", "future.get();"],
    ],
    pass: [["src/A.scala", "f.map(g)"]],
  }),
  refusedCode({
    name: "no-junit-four",
    title: "Tests use JUnit 5",
    named: /\bjunit ?4\b|\borg\.junit\.test\b|\b@runwith\b/iu,
    rival: /\bjunit ?(?:5|jupiter)\b|\bjupiter\b/iu,
    files: JVM,
    re: [
      "\\bimport\\s+(?:static\\s+)?org\\.junit\\.(?:Test|Before|After|Assert|Rule|Ignore|runner|BeforeClass|AfterClass)\\b",
      "@RunWith\\b",
    ],
    remedy: "org.junit.jupiter.api",
    stop: [
      ["src/test/A.java", "import org.junit.Test;"],
      ["src/test/A.java", "import static org.junit.Assert.assertEquals;"],
    ],
    pass: [["src/test/A.java", "import org.junit.jupiter.api.Test;"]],
  }),
  refusedCode({
    name: "no-mockito",
    title: "Tests use no mocking library",
    named: /\bmockito\b|\bmockk\b|\bpowermock\b|\bmocking (?:library|framework)\b/iu,
    files: ["*.{java,kt,kts,scala}"],
    re: [
      "\\bimport\\s+(?:static\\s+)?(?:org\\.mockito|org\\.powermock|io\\.mockk)\\b",
      "@(?:Mock|InjectMocks|MockK|Spy)\\b",
    ],
    remedy: "a fake that is written by hand",
    stop: [["src/test/A.java", "import org.mockito.Mockito;"]],
    pass: [["src/test/A.java", "class FakeRepo implements Repo {} // mockito"]],
  }),
];
