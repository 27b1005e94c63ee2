import { languagesMore } from "./more";
import type { RecipePack } from "./offer";

export const otherLanguagesPack: RecipePack = {
  key: "other-languages",
  title: "Other languages",
  offers: [
    {
      recipe: "no-unwrap",
      sentence: "Never use unwrap() in Rust.",
      chinese: "不要用 unwrap()。",
    },
    {
      recipe: "no-unsafe",
      sentence: "No unsafe code in Rust.",
      chinese: "不要用 unsafe 代码。",
    },
    {
      recipe: "no-panic",
      sentence: "Don't panic in library code.",
      chinese: "不要用 panic。",
    },
    {
      recipe: "no-go-print",
      sentence: "Don't use fmt.Println.",
      chinese: "不要用 fmt.Println。",
    },
    {
      recipe: "no-system-out",
      sentence: "Don't use System.out.println.",
      chinese: "不要用 System.out.println。",
    },
    {
      recipe: "no-stack-trace-print",
      sentence: "Never call printStackTrace().",
      chinese: "不要用 printStackTrace()。",
    },
    {
      recipe: "no-force-unwrap",
      sentence: "No force unwraps in Swift.",
      chinese: "不要强制解包。",
    },
    {
      recipe: "no-puts",
      sentence: "No `puts` in Ruby.",
      chinese: "不要用 `puts`。",
    },
    {
      recipe: "no-using-namespace",
      sentence: "Never write using namespace std.",
      chinese: "不要用 using namespace std。",
    },
    {
      recipe: "no-goto",
      sentence: "Never use goto.",
      chinese: "不要用 goto。",
    },
    ...languagesMore,
  ],
};
