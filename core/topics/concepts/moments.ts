import type { ConceptTable } from "../concept";

/** Points in time and manner that a wish hangs on. */
export const MOMENTS: ConceptTable = {
  finish: {
    words:
      "finish|done|when you're done|before you finish|end of the task|end of task|task ends|task is finished|task is over|end of the turn|wrap up|wrapping up|complete the task|completing|you stop|before stopping|hand over|handing over|handing back|hand it back|report back|reporting back|call it done|calling it done|say done|saying done|say you are done|claiming done|claim you are done|declare it done|declaring|final step|when finished|at the end|before ending|mark it done|call it finished|conclude|concluding",
    in: "fertig|abschlie*|am ende|beend*|terminé|terminer|termines|terminas|terminar|acabar|acabes|ao terminar|finir|à la fin|al final|finaliz*|alla fine|finito|завершени*|завершать|законч*|закончишь|в конце|完成|结束|收尾|完了|終わ*|끝나*|끝내*|완료|마치*",
  },
  "pull-request": {
    words: "pull request|pr|open a pr|opening a pr|merge request|mr|pull requests|prs",
    in: "пулл реквест|пулреквест|合并请求|プルリク*|풀리퀘*|풀 리퀘스트",
  },
  "every-step": {
    words:
      "every step|each step|after every change|each change|after each|every change|every phase|each phase|all the time|step by step|one step at a time|as you go|after every file|after every task|frequently|often",
    in: "jedem schritt|nach jedem|schritt für schritt|cada paso|à chaque étape|chaque étape|pas à pas|paso a paso|cada passo|passo a passo|ogni passo|каждого шага|каждом шаге|по шагам|пошагово|每一步|每步|逐步|ステップごと|단계마다|단계별|po krocích|krok po kroku|hotovém bodu",
  },
  unasked: {
    words:
      "unasked|unrequested|without being asked|nobody asked|i did not ask|i didn't ask|unrelated|not asked for|not requested|didn't request|unless asked|unless i ask|on your own|by yourself|scope creep|beyond the task|outside the task|only what i asked|only what i ask|what i asked for|asked for|the user names|the files i name|files i mention|task does not mention|does not mention|only touch|only edit|only change",
    in: "ungefragt|ungebeten|sans demander|sin pedir|sem pedir|без спроса|самовольно|未经允许|无关|没让你|勝手に|頼んでいない|내가 말한|시키지 않은|마음대로|나머지는",
  },
  yourself: {
    words: "yourself|by yourself|don't make me|instead of asking me to|do it yourself|don't send me",
    in: "selbst|selber|toi-même|tú mismo|você mesmo|da solo|сам|自己|自分で|직접|스스로",
  },
};
