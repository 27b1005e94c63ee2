import type { TaskConcept } from "./task-concepts";

/** Sorts of tasks by what they are about, beyond what every project has. */
export const SUBJECTS: TaskConcept[] = [
  {
    named:
      /\bpayments?\b|\bbilling\b|\binvoic\w*|\bcheckout\b|\bprices?\b|\bmoney\b|\bcurrenc\w*|支付|付款|订单|金额|価格|決済|支払/iu,
    words: [
      "payment",
      "billing",
      "invoice",
      "checkout",
      "price",
      "pricing",
      "refund",
      "currency",
      "money",
      "subscription",
      "stripe",
      "支付",
      "付款",
      "金额",
      "价格",
      "退款",
      "決済",
      "料金",
    ],
  },
  {
    named:
      /\bi18n\b|\btranslat\w*|\blocali[sz]\w*|\buser-facing (?:text|strings?|copy)\b|\bcopy changes?\b|国际化|翻译|文案|多言語|翻訳/iu,
    words: [
      "i18n",
      "translat*",
      "localiz*",
      "localis*",
      "locale",
      "wording",
      "文案",
      "翻译",
      "国际化",
      "文言",
      "翻訳",
    ],
  },
  {
    named: /\btime ?zones?\b|\bdates?\b|\btimestamps?\b|\bcalendar\b|时区|日期|时间|日付|タイムゾーン/iu,
    words: ["date", "time zone", "timezone", "timestamp", "calendar", "日期", "时间", "时区", "日付", "日時"],
  },
  {
    named: /\bci\b|\bpipelines?\b|\bworkflows?\b|\bgithub actions\b|流水线|持续集成/iu,
    words: ["ci", "pipeline", "workflow", "github action", "jenkins", "build job", "流水线"],
  },
  {
    named:
      /\binfra\w*|\bterraform\b|\bkubernetes\b|\bk8s\b|\bhelm\b|\bdocker\w*|\bcontainers?\b|基础设施|容器|インフラ/iu,
    words: [
      "infrastructure",
      "terraform",
      "kubernetes",
      "k8s",
      "helm",
      "docker*",
      "容器",
      "集群",
      "インフラ",
    ],
  },
  {
    named: /\bpersonal data\b|\bgdpr\b|\bpii\b|\bprivacy\b|\buser data\b|隐私|个人信息|用户数据|個人情報/iu,
    words: [
      "personal data",
      "gdpr",
      "pii",
      "privacy",
      "user data",
      "email address",
      "export users",
      "anonymi*",
      "隐私",
      "个人信息",
      "用户数据",
      "個人情報",
    ],
  },
  {
    named:
      /\bconcurren\w*|\bthreads?\b|\brace conditions?\b|\block(?:s|ing)?\b|\bqueues?\b|\bworkers?\b|\bbackground jobs?\b|并发|多线程|锁|队列|並行|スレッド|ロック/iu,
    words: [
      "concurren*",
      "thread",
      "race condition",
      "deadlock",
      "mutex",
      "queue",
      "background job",
      "parallel",
      "并发",
      "线程",
      "队列",
      "スレッド",
      "キュー",
    ],
  },
  {
    named: /\be-?mails?\b|\bnotifications?\b|邮件|通知|メール/iu,
    words: ["email", "e-mail", "mail", "notification", "newsletter", "邮件", "通知", "メール"],
  },
  {
    named: /\baccessib\w*|\ba11y\b|\baria\b|\bscreen readers?\b|无障碍|アクセシビリティ/iu,
    words: ["accessib*", "a11y", "aria", "screen reader", "无障碍", "アクセシビリティ"],
  },
  {
    named: /\bcach(?:e|es|ing)\b|缓存|キャッシュ/iu,
    words: ["cache", "caching", "redis", "memoi*", "缓存", "キャッシュ"],
  },
  {
    named: /\bconfig\w*|\benv(?:ironment)? var\w*|\bsettings\b|配置|环境变量|設定/iu,
    words: ["config*", "setting", "environment variable", "env var", "配置", "环境变量", "設定"],
  },
  {
    named: /\bupload\w*|\bfile handling\b|上传|アップロード/iu,
    words: ["upload", "download", "上传", "アップロード"],
  },
  {
    named: /\bregex\w*|\bregular expressions?\b|\bpars(?:e|er|ers|ing)\b|正则|解析|正規表現/iu,
    words: ["regex", "regular expression", "parse", "parser", "parsing", "正则", "解析", "正規表現"],
  },
  {
    named: /\bpull requests?\b|\bprs?\b|\bcode reviews?\b|\breview(?:s|ing)?\b|代码评审|レビュー/iu,
    words: ["pull request", "pr", "review", "评审", "レビュー"],
  },
  {
    named: /\banaly\w*|\btracking\b|\bmetrics?\b|\btelemetry\b|\bevents?\b|埋点|统计|計測/iu,
    words: ["analytics", "tracking", "metric", "telemetry", "埋点", "统计", "計測"],
  },
];
