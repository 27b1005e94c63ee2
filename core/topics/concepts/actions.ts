import type { ConceptTable } from "../concept";

/** What an agent does. */
export const ACTIONS: ConceptTable = {
  commit: {
    words: "commit|git commit|check in|checkin",
    in: "committen|einchecken|eincheck*|comita*|comitear|commitear|comite|коммит*|закоммить*|提交|コミット|커밋|valider les modifications|commiter|committare",
  },
  push: {
    words:
      "push|git push|push up|upload to the remote|straight to main|straight onto main|straight on main|directly to main|directly onto main|directly on main|straight into main|directly into main",
    in: "pushen|pushe|hochladen|pousser|pushear|pushea*|subir cambios|пуш*|запуш*|推到|推送|直接推|プッシュ|푸시|enviar para o remoto|pushare|pusha|pushar",
  },
  "force-push": {
    words:
      "force push|force pushing|force|--force|-f|push --force|git push --force|git push -f|push -f|--force-with-lease|force with lease",
    in: "强制推送|強制プッシュ|強制push|강제 푸시|форс пуш|форс-пуш",
    broader: ["push"],
  },
  merge: { words: "merge|git merge|squash merge", in: "mergen|fusionner|fusionar|мерж*|合并|マージ|병합" },
  rebase: { words: "rebase|git rebase", in: "rebasen|变基|リベース" },
  "git-history": {
    words:
      "rewrite history|rewrite git history|rewrites git history|git history|amend|--amend|filter-branch|reset --hard|git reset --hard",
    in: "改写历史|история git",
  },
  deploy: {
    words: "deploy|deployment|redeploy|release|ship|roll out|publish|npm publish|go live",
    in: "ausrollen|veröffentlich*|déployer|déploie*|desplega*|desplieg*|деплой*|задеплой*|上线|部署|デプロイ|배포|publicar",
  },
  install: {
    words: "install|add package|add a package|add packages|pull in|npm install|npm i",
    in: "installier*|installer|installe|instala*|установ*|устанавлив*|安装|インストール|설치|installa",
  },
  delete: {
    words: "delete|remove|erase|wipe|rm|get rid of|throw away|trash|removal|deletion",
    in: "lösch*|entfern*|wegwerf*|supprim*|effac*|elimin*|borra*|borre*|apag*|remov*|удал*|删除|删掉|删|削除|消す|消して|삭제|지우*|cancella*|exclua|excluir",
  },
  edit: {
    words:
      "edit|change|modify|touch|alter|tamper|mess with|fiddle|fix up|rewrite|adjust|off limits|hands off|read only|stay away|stay out|keep out",
    in: "änder*|anfass*|bearbeit*|modifi*|toca*|toques|toque|touche*|cambia*|edita*|tocar|трога*|меня*|измен*|редактир*|правь|修改|改动|动|碰|触る|触ら*|変更|編集|수정|건드리*|건들*|고치*|고쳐*|alterar|altere|mexa*|mexer",
  },
  create: {
    words: "create|make|write new|generate|new|add|produce|build another|build|invent|introduce|drop in",
    in: "erstell*|anleg*|crea*|créer|crée*|cria*|criar|созда*|добавля*|新建|创建|生成|作成|作ら*|만들*|생성|schreib*",
  },
  read: {
    words: "read|look at|open|view|inspect|study|go over|re-read|look before|check first|look first",
    in: "lesen|liest|lire|leia|ler|leggi|чита*|прочита*|прочти|阅读|先读|读|先看|読む|読んで|읽*",
  },
  run: {
    words: "run|execute|start|call|invoke|rerun|launch|go through",
    in: "ausführ*|laufen lassen|exécut*|lance*|ejecut*|corre|correr|rodar|execut*|esegui*|запуска*|запуст*|прогон*|运行|跑|実行|走らせ*|실행|돌려*|돌리*",
  },
  explain: {
    words: "explain|explanation|walk me through|describe|elaborate|detail|in detail",
    in: "erklär*|erläuter*|expliqu*|explica*|spiega*|объясн*|解释|说明|説明|설명",
  },
  reply: {
    words: "reply|answer|respond|response|talk to me|speak|chat with me|write to me|converse|communicate",
    in: "antwort*|répond*|contest*|respond*|responda|rispond*|отвеча*|ответ*|回答|回复|答复|说|返事|返信|答え*|回答して|応答|대답|답변|답해*",
  },
  ask: {
    words:
      "ask|permission|my approval|approval|approve|my ok|my okay|confirm|confirmation|check with me|green light|sign off|get my go|consent|go ahead|my go|until i say|unless i say|ask me|i say so|i tell you|i confirm|asking|clear it with me|run it by me|wait for me",
    in: "frage|frag|fragen|fragst|fragt|nachfrag*|erlaubnis|rückfrag*|bestätig*|demande|demander|demandes|pregunt*|permiso|confirma*|pergunt*|permiss*|chied*|chiedi*|permesso|спрашив*|спрос*|спрос|разрешени*|подтвержд*|询问|问我|先问|确认|同意|确认|聞いて|聞く|確認|許可|물어*|묻*|확인받*|허락|zeptej*",
  },
  format: {
    words:
      "formatter|formatted|code format|auto format|autoformat|format code|format the code|format python|format|formatting",
    in: "formatier*|formatea*|formate*|formata*|форматир*|格式化|フォーマット|포맷",
  },
  lint: {
    words: "lint|linter|linting|eslint clean|lint check|static analysis",
    in: "линтер*|линт|代码检查|リント|린트|린터",
  },
  "type-check": {
    words:
      "type check|typecheck|type checker|type checking|tsc|tsc --noemit|check types|check the types|mypy",
    in: "typprüf*|типизаци*|类型检查|型チェック|타입 체크",
  },
  compile: {
    words:
      "run the build|run a build|build passes|build succeeds|compile|build it|build the project|full build",
    in: "构建|编译|ビルド|빌드|сборк*|собер*",
  },
  mock: {
    words: "mock|mocking|stub|fake|mock data|fake data|dummy data",
    in: "мок*|模拟|打桩|モック|목업|simular|gemockt",
  },
  validate: { words: "validate|validation|validator", in: "validier*|validar|校验|验证|バリデーション|검증" },
  retry: {
    words: "retry|try again|reattempt|retries|repeat failing",
    in: "wiederhol*|reintent*|повтор*|重试|リトライ|재시도",
  },
  plan: {
    words: "plan|present a plan|make a plan|outline|proposal|design first|plan first",
    in: "план|plane|planifi*|计划|方案|計画|계획|piano",
  },
  refactor: {
    words: "refactor|restructure|reorganise|reorganize|large refactor|rearchitect",
    in: "refaktor*|refactor*|рефактор*|重构|リファクタ*|리팩토*",
  },
  revert: {
    words: "revert|undo|roll back|restore|put back",
    in: "rückgängig|annul*|deshac*|desfaz*|откат*|还原|恢复|元に戻*|되돌*",
  },
  move: {
    words: "move|relocate|rename",
    in: "verschieb*|déplac*|mueve|mover|перемест*|移动|移動|옮기*",
  },
  guess: {
    words: "guess|assume|assumption|speculate|make up|invent facts|hallucinate",
    in: "vermut*|raten|devin*|adivin*|supposer|угадыв*|предполаг*|猜|推測|추측",
  },
  verify: {
    words:
      "verify|double check|make sure it works|try it out|test it yourself|check it works|prove|verified|verify that|confirm it works|verifying",
    in: "prüf*|überprüf*|vérifi*|verific*|проверя*|проверь|验证|确认一下|検証|검증해*",
  },
  claim: {
    words: "claim|say it is done|say done|saying done|you said|pretend|report success|keep claiming",
    in: "behaupt*|утвержда*|声称|主張",
  },
  cleanup: {
    words:
      "clean up|cleanup|tidy|tidy up|clean after|leave behind|leave lying around|lying around|left over|leftover|leave no",
    in: "aufräum*|räum*|nettoy*|limpi*|limpa*|pulisc*|убира*|убери|почист*|清理|清除|片付け*|片づけ*|정리",
  },
  reuse: {
    words:
      "reuse|existing|look before|look before you build|already have|already exist|already there|what we have|there is already|use the existing|instead of writing new|before writing new|reinvent|duplicate|second copy|build another|make another|write a second",
    in: "vorhanden*|bestehend*|wiederverwend*|réutilis*|existant*|reutiliz*|existente*|esistent*|существующ*|переиспольз*|现有|已有|复用|既存|再利用|기존|재사용",
  },
  skip: {
    words: "skip|omit|leave out|bypass",
    in: "überspring*|weglass*|omet*|пропуска*|跳过|省略|スキップ|생략|건너뛰*",
  },
  "follow-up-offer": {
    words:
      "offer|would you like me to|let me know if|anything else|closing question|end with a question|end with an offer|shall i|do you want me to|should i continue",
    in: "soll ich|veux-tu que|quieres que|хотите|需要我|よろしければ",
  },
};
