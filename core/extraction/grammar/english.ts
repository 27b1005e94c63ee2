import type { Grammar } from "./grammar";

export const ENGLISH: Grammar = {
  language: "en",
  spaced: true,
  forbids: "never|don't|dont|do not|must not|mustn't|avoid|stop|no more|nothing",
  refusesNext:
    "not|no|never|without|instead of|rather than|in place of|over|don't use|do not use|stop (?:using|with)|no more|drop|ditch|away from|replace|from",
  refusesLast: "is (?:out|dead|banned|forbidden|gone|too)|are (?:out|banned|forbidden|gone)",
  obliges: "must|should|has to|have to|needs? to",
  standing:
    "always|never|ever|from (?:now|here|today) on|from now onwards?|going forward|in (?:the )?future|every ?time|each time|every|whenever|everywhere|we (?:always |only )?(?:use|work|write|keep|put|name|run|do|have|want|don't|do not|never)|must|has to|have to|as a rule|house rule|rule|in general|generally|in this (?:repo|project|codebase)|this (?:repo|project|codebase)|here we|around here|our (?:standard|convention|guide|style)|by default|policy|convention|off limits|keep (?:that|this) in|remember|all (?:my|our)|each|no more|i (?:always )?(?:prefer|want|hate|like)|i(?:'d| would) (?:prefer|rather|like)|i don't want|unless i|until i|for good|should (?:always|never)|at all times|only|general reminder|no exceptions?",
  everywhere:
    "(?:(?:and )?(?:that|this|it|same)(?:'s)? (?:goes|holds|applies|counts|is valid|is true) )?(?:in|for|across|on|to) (?:this and )?(?:all|every|any|each) (?:of )?(?:my |our |the )?(?:other )?(?:projects?|repos?|repositor(?:y|ies)|codebases?)(?: of (?:mine|ours)| (?:that )?i (?:work on|have|own|touch))?|in none of my (?:projects|repos|repositories)|everywhere i work|always for me|globally for me|whatever (?:the )?(?:project|repo)|no matter (?:which|what|where)(?: (?:project|repo))?|all projects|in anything|not (?:just|only) (?:here|in this (?:project|repo|codebase))|wherever i work|regardless of (?:the )?(?:project|repo)|for everything (?:i|we) do(?: with you)?",
  thisTime:
    "(?:only |just )?this time(?! (?:zone|stamp|format))|for now|(?<!from |since |starting |as of |of )today(?!['’]s| on)|(?:just|only) this once|for this once|(?:just|only) for this one|for this (?:session|task|work|chat|run|conversation|one change|change|pr|thread)|for the moment|for the time being|right now only|(?:in|during) this (?:session|chat|conversation|thread|pr|pull request)|for the (?:next|coming) (?:[\\p{L}\\d]+ )?(?:minutes?|hours?)|until (?:phase|step|we|the) [\\p{L}\\d ]{0,30}(?:is |are )?(?:finished|done|complete)|for the rest of (?:this|the) (?:session|task|chat|day|conversation)|until (?:it(?:'s| is)|everything(?:'s| is)|all (?:is|are)) (?:all )?(?:done|finished|complete)|until i(?:'m| am) back|for this work|until (?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|next (?:week|month)|further notice)|temporarily|as a one-off|as an exception|right now(?=[\\s.!]*$)",
  sinceNow:
    "from (?:today|now|here|this point) on(?:wards?)?|from today|(?:starting|beginning) (?:today|now|from today|from now)|as of (?:today|now)|since today|going forward|moving forward|henceforth",
  hereOnly: "(?:but )?(?:only|just) (?:for |in )?(?:here|this (?:project|repo|repository|codebase))",
  when: "when(?:ever)?|while|if|as long as(?!\\s+\\d)|during|each time|every time",
  whenEnds: "",
  except: "except(?: for)?|apart from|other than|but not|excluding|with the exception of|aside from|save for",
  exceptEnds: "",
  unless: "unless|only if|only when|but only",
  leads:
    "take care (?:that|to)|see to it that|note that|mind that|(?:one|a) (?:small |little |quick )?(?:request|wish|ask|favou?r|thing)(?: (?:for (?:the future|later)|before (?:we|you) (?:start|begin|go on)))?:|kindly|from (?:now|here|today) on(?:wards?)?|from this point on|going forward|in (?:the )?future|henceforth|as a rule|as a general rule|as a convention|in general|generally|general reminder(?: that)?|for the future|before (?:we|you) (?:begin|start|continue|go on)|remember(?: that| to)?:?|(?:please )?(?:make|be) sure (?:to|that|you)?|(?:i|we)(?:'d| would)? (?:want|like|need|prefer) (?:you )?to|i(?:'d| would) (?:like|prefer|rather) (?:you|that you)|you (?:have to|need to|are to|should|must|will)|(?:could|can|would|will) (?:you|we)(?: please| also)?|let's|let us|i want(?: you to)?|what i want is|here(?:'s| is) my (?:proposal|wish|rule|idea):?|my (?:rule|wish|proposal) is:?|it(?:'s| is) important (?:that|to)|the rule is:?|main rule:?|rule:|always remember to|try to|heed: ?remember|(?:one )?house rule:?|make it a habit to|get used to|in (?:all|every|each) (?:case|cases),?|how about(?= (?:always |never )?\\p{L}+ing)",
  tails:
    "please|pls|plz|thanks|thx|thank you|ty|cheers|man|dude|that's it|that is it|period|full stop|got it\\??|understood\\??|yeah\\??|ok\\??|okay\\??|right\\??|will you\\??|would you\\??|for once|no exceptions?|that's (?:a|our|the) (?:house )?(?:rule|convention)|it's a thing of mine",
  grumbles:
    "how (?:many times|often) (?:do|must|should) i (?:have to )?(?:say|tell you|repeat)(?: (?:it|this|that))?|for the (?:last|second|third|tenth|hundredth|nth) time|you did it again|not again|come on|unbelievable|are you kidding|seriously|as i (?:already )?said|like i said|i(?:'ve| have)? told you",
  joins: "and|but|also|plus|then|or",
  continues: "e\\.g|for example|for instance|like|such as|i\\.e",
  reasons: "because|since (?!the|last)|otherwise|so that|due to",
  selves: "i|we|my|our|the team|this (?:repo|project)|there",
  therefore: "so|therefore|hence|that's why",
  colours: "",
  looks: "",
  world: "",
  holds: "",
  asks: "",
  bounds: "",
  places: "",
  removes: "",
  blames: "you (?:just |again |even |simply )?",
  doNot: "do not ",
};
