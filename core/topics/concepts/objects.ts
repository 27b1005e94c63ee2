import type { ConceptTable } from "../concept";

/** What a wish is about, in code and around it. */
export const OBJECTS: ConceptTable = {
  test: {
    words: "test|unit test|test suite|suite|spec|test file|e2e test|integration test|regression test",
    in: "testes|prueba*|essai*|тест*|测试|单测|単体テスト|テスト|테스트|prove di",
  },
  "test-scope": {
    words:
      "touched package|whole monorepo|package you touched|affected tests|full suite|whole suite|entire suite|changed packages|only the changed|slow tests",
    in: "",
  },
  fixture: { words: "fixture|test data|sample data", in: "夹具|测试数据|フィクスチャ|фикстур*" },
  snapshot: { words: "snapshot" },
  file: {
    words: "file|file name|filename",
    in: "dateiname*|datei*|fichier*|archivo*|arquivo*|файл*|文件|ファイル|파일",
  },
  folder: {
    words: "folder|directory|dir|subfolder",
    in: "ordner|verzeichnis*|dossier*|carpeta*|pasta*|cartell*|папк*|директори*|目录|文件夹|フォルダ|폴더",
  },
  function: {
    words: "function|method|helper",
    in: "funktion*|fonction*|función|funcion*|função|funções|funzion*|функци*|метод*|函数|方法|関数|함수|메서드",
  },
  class: { words: "class", in: "klasse*|clase*|classe*|класс*|类名|クラス|클래스" },
  component: {
    words: "component|button|widget",
    in: "komponente*|composant*|componente*|компонент*|组件|コンポーネント|컴포넌트",
  },
  module: { words: "module|source file", in: "modul*|модул*|模块|モジュール|모듈" },
  variable: {
    words: "variable|identifier|parameter name",
    in: "variablen|variabl*|переменн*|变量|変数|변수",
  },
  constant: { words: "constant", in: "konstante*|constante*|констант*|常量|定数|상수" },
  dependency: {
    words: "dependency|dependencies|dep|deps|package|library|libraries|third party|lib|npm package",
    in: "abhängigkeit*|paket*|bibliothek*|dépendance*|paquet*|dependencia*|biblioteca*|dependência*|pacote*|dipendenz*|pacchett*|зависимост*|пакет*|библиотек*|依赖|依赖包|库|依存|パッケージ|ライブラリ|의존성|패키지|라이브러리",
  },
  import: { words: "import|importing|require()", in: "importier*|importa*|импорт*|导入|インポート|임포트" },
  "wildcard-import": { words: "wildcard import|star import|import *|import star|glob import" },
  "barrel-file": { words: "barrel|barrel file|index re-export" },
  comment: {
    words: "comment|code comment|inline comment|commented",
    in: "kommentar*|commentaire*|comentario*|comentário*|comment*|комментари*|коммент*|注释|コメント|주석",
  },
  "commented-code": {
    words: "commented out code|commented-out code|dead code|unused code",
    in: "注释掉的代码|死代码",
  },
  "todo-comment": { words: "todo|todos|todo comment|fixme", in: "" },
  docstring: { words: "docstring|jsdoc|doc comment|tsdoc|api doc", in: "文档注释|ドックストリング" },
  docs: {
    words:
      "documentation|docs|readme|markdown file|markdown report|.md file|.md|*.md|md file|md|summary file|report file|.md report|documentation file|design doc",
    in: "dokumentation|doku|documentación|documentação|documentazione|документаци*|ридми|文档|说明文档|ドキュメント|문서",
  },
  notes: { words: "note|handover note|scratch note", in: "notiz*|notas|заметк*|笔记|メモ|메모" },
  draft: {
    words: "draft",
    in: "entwurf|entwürfe|brouillon*|borrador*|rascunho*|bozz*|черновик*|草稿|下書き|초안",
  },
  script: { words: "script|helper script|utility script", in: "skript*|скрипт*|脚本|スクリプト|스크립트" },
  changelog: {
    words: "changelog|change log|release note|changelog entry|changes.md|history file",
    in: "änderungsprotokoll|更新日志|变更日志|変更履歴|変更ログ|변경 로그|чейнджлог",
  },
  "version-number": {
    words: "bump the version|version number|bump version|semver|version bump",
    in: "версию|版本号|バージョン",
  },
  summary: {
    words: "summary|summarise|summarize|recap|final summary|closing summary|wrap-up text|final report",
    in: "zusammenfass*|résum*|resumen*|resumo*|riassunt*|riepilog*|итог*|резюме|сводк*|总结|摘要|まとめ*|要約|요약",
  },
  "final-message": {
    words:
      "final message|last message|final answer|closing message|end message|completion message|essay|wall of text|novel|long text|long answer|verbose|wordy|lengthy|rambling|concise|brief|short answer|keep it short|answers short|replies short|responses short|keep them short|be brief|shorter|too long|one liner",
    in: "kurz|romane|breve*|concis*|кратк*|короче|коротк*|简短|简洁|长篇|短く|簡潔|짧게|간결",
  },
  emoji: {
    words: "emoji|emojis|emoticon|smiley|emoji stuff",
    in: "смайл*|эмодзи|表情|表情符号|絵文字|이모지|이모티콘|émoji*",
  },
  "commit-message": {
    words:
      "commit message|commit msg|commit msgs|commit subject|commit title|commit text|commit log|commit body",
    in: "commit-nachricht*|commit nachricht*|message de commit|messages de commit|mensaje de commit|mensajes de commit|mensagem de commit|mensagens de commit|messaggi di commit|сообщени* коммит*|сообщения коммитов|提交信息|提交消息|提交说明|コミットメッセージ|커밋 메시지|커밋 메세지|커밋메시지",
  },
  "conventional-commits": {
    words:
      "conventional commit|conventional|conventional form|type(scope): text|type(scope)|type(scope): summary|conventional commits",
    in: "约定式提交",
  },
  "ticket-id": {
    words: "ticket id|ticket number|issue number|ticket|issue key|jira key|jira id",
    in: "工单号|チケット番号|номер задачи",
  },
  "ai-attribution": {
    words:
      "co-authored-by|co authored by|ai attribution|attribution|coauthor|co-author|your signature|agent signature|commit signature line|generated with|generated by|mention claude|mention ai|claude footer|ai footer|advertise yourself|credit yourself|name yourself|trailer",
    in: "署名|共同作者|共著者|соавтор*",
  },
  "branch-from": {
    words:
      "branch off|branch from|branch out of|branches from|base branches on|branch off from|start branches from",
  },
  "develop-branch": { words: "develop|develop branch|staging branch" },
  "test-first": {
    words:
      "test first|tests first|write tests first|failing test first|tdd|test driven|write the test first|write a failing test",
    in: "先写测试|テストを先に|테스트 먼저|сначала тест*",
  },
  "real-thing": {
    words:
      "real sqlite|real database|real db|real api|the real one|hit the real|actual database|actual api|against the real",
    in: "真实|боевом api",
  },
  branch: {
    words: "branch|feature branch|git branch|topic branch",
    in: "zweig*|branche*|rama*|ramo*|ветк*|分支|ブランチ|브랜치",
  },
  "main-branch": {
    words: "main|master|main branch|default branch|trunk|production branch",
    in: "主分支|мастер|메인 브랜치",
  },
  migration: {
    words: "migration|database migration|db migration|alembic|alembic upgrade|prisma migrate",
    in: "migrier*|migración|migraciones|migração|migrations|миграци*|迁移|マイグレーション|마이그레이션",
  },
  database: {
    words: "database|db|real database|sqlite file",
    in: "datenbank*|base de données|base de datos|banco de dados|base dati|база данных|баз* данных|бд|数据库|データベース|데이터베이스",
  },
  production: {
    words:
      "production|prod|live system|prod profile|production profile|prod database|live server|customer data",
    in: "produktion*|producción|produção|produzione|прод|продакшн*|боев*|生产环境|生产|线上|本番|운영|프로덕션",
  },
  api: {
    words: "api|endpoint|backend|http api|public api|v1 client",
    in: "接口|эндпоинт*|エンドポイント|엔드포인트",
  },
  secret: {
    words:
      "secret|api key|access key|private key|password|credential|token value|key in code|keys in code|my key|*.key|*.pem|access token",
    in: "geheimnis*|passwort|passwörter|clé|mot de passe|secreto*|contraseña*|segredo*|senha*|segreti|chiavi|секрет*|парол*|ключ*|密钥|密码|秘密鍵|シークレット|パスワード|비밀*|비밀번호|키를",
  },
  "env-file": {
    words: ".env|.env file|env file|dotenv|.env.*|.env.local|environment file",
    in: "env-datei*|环境变量文件",
  },
  "generated-file": {
    words:
      "generated file|generated code|gen file|generated|autogenerated|auto generated|codegen output|*.gen.ts|build artefact|build artifact",
    in: "generiert*|généré*|generado*|gerado*|generat*|сгенерирован*|自动生成|生成的|自動生成|생성된",
  },
  vendor: { words: "vendor|vendor/|vendored|vendor folder|third party folder" },
  "agent-config": {
    words:
      ".claude/|.claude|agent settings|own settings|agent configuration|your own configuration|your own settings|agent config|claude.md|agents.md|own configuration|rule files|configuration of the agent|settings of the agent|agent's own|own config|your own config|.claude/settings.json|.codex|.gemini|agent rules",
    in: "",
  },
  "temp-file": {
    words:
      "temp file|tmp file|temporary file|scratch file|temporary|temp|tmp|throwaway file|throwaway script|scratch script|test scripts you|temp script|debug script|temporary script|temporary test file",
    in: "temporär*|temp-datei*|hilfsdatei*|fichiers temporaires|temporaire*|temporal*|temporári*|temporane*|временн*|临时|临时文件|一時ファイル|一時的|임시",
  },
  "log-file": {
    words: "log file|*.log|logfile",
    in: "log-datei*|日志文件|лог-файл*|ログファイル|로그 파일",
    broader: ["temp-file"],
  },
  "debug-output": {
    words:
      "debug output|debug print|debug line|debug statement|debug log|debug logging|debugging output|debugging code|debug code|console.log|console.logs|console logs|prints|console.debug|print statement|leftover print|debugger statement|debugger|console log|console output|trace statement",
    in: "debug-ausgabe*|debugausgabe*|отладочн*|调试输出|调试代码|デバッグ出力|デバッグ用|デバッグ|디버그",
  },
  "merge-marker": { words: "merge marker|conflict marker|<<<<<<<|merge conflict marker" },
  quote: {
    words: "quote|quotation mark|quote style",
    in: "anführungszeichen|guillemet*|comilla*|aspas|virgolette|кавычк*|引号|クォート|引用符|따옴표",
  },
  semicolon: {
    words: "semicolon|semi colon|semis",
    in: "semikol*|strichpunkt*|point-virgule*|punto y coma|ponto e vírgula|punto e virgola|точк* с запятой|分号|セミコロン|세미콜론",
  },
  "trailing-comma": { words: "trailing comma|dangling comma" },
  indent: {
    words:
      "indent|indentation|start of lines|start of line|beginning of lines|leading whitespace|tab width|tab key",
    in: "einrück*|indentation|indent*|sangr*|отступ*|缩进|インデント|字下げ|들여쓰기",
  },
  line: { words: "line|column", in: "zeile*|ligne*|línea*|linea*|linha*|righe|riga|строк*|行|줄" },
  "char-unit": {
    words: "characters|chars|columns|cols",
    in: "zeichen|caractères|caracteres|символ*|字符|文字|글자",
  },
  "line-length": {
    words: "line length|long line|line width|print width|max-len|wrap",
    in: "zeilenlänge|длин* строк*|行宽|行长|行の長さ",
  },
  "type-any": { words: "any type|type any|explicit any|as any|any types", in: "" },
  "lint-disable": {
    words:
      "eslint-disable|disable lint|disable lint rule|disable lint rules|lint suppression|suppress lint|noqa|ts-ignore|@ts-ignore|type: ignore|ts-expect-error|@ts-expect-error|suppress warnings",
  },
  "git-hook": {
    words: "git hook|pre commit hook|--no-verify|no-verify|commit hook|hooks",
    in: "хук*|钩子|フック",
  },
  sudo: { words: "sudo|root rights|as root", in: "" },
  "global-package": {
    words: "global package|globally|npm install -g|install -g|nothing global|global install|-g",
    in: "全局|global installier*|グローバル*|전역",
  },
  colour: {
    words: "colour|color|hex colour|hex color|hex value|theme|design token|#fff",
    in: "farb*|couleur*|colores|colori|цвет*|颜色|色|색상",
  },
  path: { words: "path|absolute path", in: "pfad*|chemin*|ruta*|caminho*|percors*|путь|пути|路径|パス|경로" },
  url: { words: "url|link|address|base url", in: "ссылк*|链接|адрес*|リンク|링크" },
  string: {
    words: "string literal|magic string|literal string|magic number|literal|magic value",
    in: "字符串|魔法值|魔法数字",
  },
  hardcode: {
    words: "hardcode|hard code|hardcoded|hard coded|hard-code|literal value|baked in",
    in: "hartkodiert*|fest verdraht*|en dur|хардкод*|захардкод*|写死|硬编码|ハードコード|하드코딩",
  },
  error: { words: "error|failure", in: "fehler*|erreur*|errores|erros|errori|ошибк*|错误|エラー|에러|오류" },
  exception: {
    words:
      "exception|throw|throwing|try catch|try/catch|swallow|bare except|empty catch|catch block|silent failure",
    in: "ausnahme*|excepción|excepciones|exceção|исключени*|异常|例外|예외",
  },
  server: {
    words:
      "dev server|long running server|server in the foreground|npm run dev|foreground|background server|watch mode|block on",
  },
  heredoc: { words: "heredoc|cat <<eof|cat <<|<<eof|shell redirect" },
  "write-tool": { words: "write tool|edit tool|use edit for|the edit tool" },
  "whole-file": {
    words:
      "whole file|entire file|full file|complete file|rewrite the file|rewriting the file|full rewrite|replace the whole|rewriting the entire|rewrite the entire|rewrite the whole",
    in: "ganze datei|整个文件|весь файл|целиком|ファイル全体|전체 파일",
  },
  "outside-repo": {
    words:
      "outside the repository|outside the repo|outside of the repo|outside this repo|stay inside the repo|inside the repo|outside the project|home directory|outside the workspace",
    in: "außerhalb|hors du dépôt|fuera del repo|вне репозитория|仓库外|リポジトリの外|저장소 밖",
  },
  "style-guide": {
    words:
      "style guide|style.md|guideline|guideline file|coding guide|contributing.md|conventions file|coding standard",
    in: "стайлгайд|规范|ガイドライン|스타일 가이드|richtlinie*",
  },
  tracker: { words: "task tracker|issue tracker|tracker|todo list|work with the tracker", in: "трекер*" },
  "root-cause": {
    words: "root cause|workaround|underlying problem|real cause|symptom|band aid|hack around",
    in: "ursache|cause racine|causa raíz|первопричин*|根本原因|根因|根本",
  },
  "backward-compat": {
    words:
      "backward compatible|backward compatibility|backwards compatible|breaking change|break the api|break v1|break clients|breaking api|break existing clients",
    in: "abwärtskompatib*|rétrocompatib*|retrocompatib*|обратн* совместимост*|向后兼容|後方互換|하위 호환",
  },
  permission: { words: "chmod|chmod -r|chmod 777|file permission|chown", in: "права доступа|权限" },
  "design-token": { words: "design token|tokens.json|theme variable|css variable", broader: ["colour"] },
  "global-state": {
    words: "global state|module level global|global variable|singleton|globals",
    in: "глобальн*|全局变量|グローバル変数",
  },
  "checks-run": {
    words: "what you ran|which tests were run|tests you ran|commands you ran|what was run|which checks",
    in: "",
  },
  screenshot: { words: "screenshot|screen shot", in: "截图|スクリーンショット|스크린샷|скриншот*" },
  "http-client": { words: "http client", in: "" },
  date: { words: "date handling|date|dates|date library", in: "datum*|fecha*|日期|日付|날짜|дат*" },
  input: { words: "input|user input", in: "eingabe*|entrée|输入|入力|입력" },
  "env-variable": {
    words: "environment variable|env var|env variable",
    in: "umgebungsvariable*|环境变量|環境変数|환경 변수",
  },
  "license-header": { words: "license header|copyright header|licence header" },
};
