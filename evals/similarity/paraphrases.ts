import type { Meaning } from "./training-text";

/** Wishes in several wordings and languages, written for training; `/` divides the wordings of one wish. */
const TEXT = `
Use tabs for indentation / indent with the tab key / tabs, not spaces / mit Tabs einrücken / indenter avec des tabulations / sangra con tabuladores / 用制表符缩进 / タブでインデント / 탭으로 들여쓰기
Indent with two spaces / two-space indent / 2 spaces per level / zwei Leerzeichen Einrückung / deux espaces d'indentation / отступ два пробела
Use pnpm for packages / install dependencies with pnpm / pnpm only, no npm / wir nehmen pnpm / usa pnpm para instalar / 用 pnpm 装依赖 / pnpm を使って
Reply in German / answer me auf Deutsch / talk to me in German / antworte auf Deutsch / réponds en allemand / 用德语回答
Reply in English / English answers please / bitte auf Englisch antworten / responde en inglés / отвечай по-английски / 英語で返事して
Keep answers short / brief replies / don't write essays / one line is enough / fass dich kurz / sois bref / sé breve / 回答要简短 / 手短に / 짧게 답해
Never push to the remote / don't push, I do it myself / hands off git push / niemals pushen / ne pousse jamais / no hagas push / не пушь / 不要推送 / push しないで / 푸시하지 마
Do not commit unless asked / commit only when I say so / wait for my word before committing / erst committen wenn ich es sage / ne commite pas sans mon accord / не коммить без спроса / 没让你提交就别提交
Ask before deleting anything / get my ok before you remove files / confirm deletions with me / frag vor dem Löschen / demande avant de supprimer / pregunta antes de borrar / спроси перед удалением / 删除前先问我 / 消す前に確認して
Run the tests before you say you are done / make sure the suite passes before finishing / no done without green tests / führ die Tests aus, bevor du fertig meldest / lance les tests avant de finir / corre las pruebas antes de terminar / 完成前跑测试 / 終わる前にテストを実行
Write tests with vitest / vitest is our test runner / tests in vitest / Tests mit vitest schreiben / 用 vitest 写测试
Put tests next to the code / tests live beside the source file / colocate specs / Tests neben den Code legen / los tests al lado del código / тесты рядом с кодом / 测试放在源码旁边
Do not use any / avoid the any type / no any in TypeScript / kein any verwenden / pas de any / sin any / никаких any / 不要用 any 类型
Remove debug output / no leftover console.log / clean up your print statements / Debug-Ausgaben entfernen / enlève les console.log / quita los prints de depuración / убери отладочный вывод / 删掉调试输出
Do not add comments that repeat the code / no obvious comments / comment only what is not clear / keine überflüssigen Kommentare / pas de commentaires évidents / 不要写废话注释
No emojis / leave out emojis / stop with the smileys / keine Emojis / pas d'émojis / nada de emojis / без эмодзи / 不要表情符号 / 絵文字なし / 이모지 금지
Name files in kebab-case / file names are kebab-case / Dateinamen in kebab-case / noms de fichiers en kebab-case / 文件名用短横线
Functions stay under forty lines / keep functions short / no function longer than 40 lines / Funktionen höchstens 40 Zeilen / funciones de menos de 40 líneas
Lines have at most 100 characters / wrap at 100 columns / Zeilen höchstens 100 Zeichen / 100 caractères par ligne au plus / 行宽不超过一百
Do not touch generated files / never edit generated code by hand / generated sources are off limits / generierte Dateien nicht anfassen / ne modifie pas les fichiers générés / no toques los archivos generados / 生成的文件别改
Never edit files in vendor / vendor is read-only / leave third-party code alone / Finger weg von vendor / 不要动 vendor 目录
Read the file before you edit it / look at the code first / open it before changing anything / lies die Datei, bevor du sie änderst / lis avant de modifier / lee antes de editar / сначала прочитай / 先读再改
Only change what I asked for / stay within the task / no unrelated edits / ändere nur, worum ich bitte / ne touche à rien d'autre / cambia sólo lo pedido / правь только то что просил / 只改我说的 / 頼んだ所だけ直して
Show me a plan first / outline your approach before coding / plan before implementing / erst den Plan zeigen / montre d'abord un plan / muéstrame un plan primero / сначала план / 先给方案 / まず計画を見せて
Do not guess / check instead of assuming / verify facts before you state them / nicht raten, nachsehen / ne devine pas, vérifie / no adivines, comprueba / не угадывай, проверь / 不要猜，去确认
Fix the cause, not the symptom / no workarounds / find the root cause / Ursache beheben statt Symptome / corrige la cause / arregla la causa raíz / исправь причину / 解决根本原因
Reuse what exists / look for an existing helper first / don't write a second one / Vorhandenes wiederverwenden / réutilise l'existant / reutiliza lo que hay / 先看有没有现成的
Never store secrets in the repository / keys do not belong in code / keep passwords out of git / keine Geheimnisse einchecken / pas de secrets dans le dépôt / 密钥不要提交 / 秘密鍵をコミットしない
Never run as root / no sudo / without root rights / kein sudo / pas de sudo / без sudo / 不要用 sudo
Use conventional commits / commit messages follow type(scope): text / feat, fix, chore prefixes in commits / Conventional Commits verwenden / commits convencionales
Write commit messages in English / English commit texts / Commit-Nachrichten auf Englisch / messages de commit en anglais / 提交信息用英文
Update the changelog / add a changelog entry for each change / every change gets a line in the changelog / Changelog pflegen / mets à jour le journal des modifications / 更新变更日志
Update the docs when behaviour changes / keep the documentation in step with the code / Doku mitziehen / documentation à jour / mantén la documentación al día / 文档同步更新
Use the logger, not print / log through the logger / no bare prints / Logger statt print / utilise le logger / usa el logger, no print / 用 logger 不要 print
Log messages in English / English log lines / Logmeldungen auf Englisch / journaux en anglais / логи на английском
Handle errors, do not hide them / never ignore an error / no silent failures / Fehler nicht verschlucken / ne masque pas les erreurs / no ocultes errores / не скрывай ошибки / 不要隐藏错误 / エラーを隠さない
Throw typed errors / use our error classes / eigene Fehlerklassen / lève des erreurs typées / lanza errores tipados
Error texts say what to do / helpful error messages / Fehlertexte mit Lösung / messages d'erreur utiles / mensajes de error claros / 错误信息要说明怎么办
Validate input at the boundary / check user input with a schema / Eingaben prüfen / valide les entrées / valida la entrada / проверяй ввод / 校验输入
Sanitise HTML / escape output / Ausgabe maskieren / échappe la sortie / escapa la salida / 输出要转义
Encrypt data at rest / stored data is encrypted / Daten verschlüsselt ablegen / chiffre les données / cifra los datos / данные шифруются / 数据要加密
Use HTTPS everywhere / no plain http / TLS for every connection / nur https / https partout / siempre https / 全部用 https
Queries go through the repository layer / no database calls in controllers / keine Abfragen im Controller / pas de requêtes dans les contrôleurs / sin consultas en los controladores / 控制器里不要写查询
Add an index for frequent lookups / index the searched columns / Index für häufige Abfragen / indexe les colonnes / índices para las búsquedas / 常用查询要加索引
Wrap writes in a transaction / several writes belong in one transaction / Schreibvorgänge in eine Transaktion / écritures dans une transaction / escrituras en una transacción / 写操作放进事务
Endpoints need authentication / no public routes without auth / Endpunkte nur mit Anmeldung / routes protégées / rutas con autenticación / 接口都要鉴权
Document each endpoint / API docs for every route / Endpunkte dokumentieren / documente chaque route / documenta cada ruta / 每个接口都要写文档
Keep the API backwards compatible / don't break clients / API abwärtskompatibel halten / ne casse pas l'API / no rompas la API / не ломай API / 保持接口兼容
Images are small / keep image size low / kleine Bilder / images légères / imágenes ligeras / 图片要压缩
Text must be readable / enough contrast / genug Kontrast / contraste suffisant / contraste suficiente / 对比度要够
The page works with the keyboard / keyboard access for all controls / per Tastatur bedienbar / utilisable au clavier / usable con teclado / 支持键盘操作
Labels belong to inputs / every input has a label / Eingabefelder mit Beschriftung / un libellé par champ / cada campo con etiqueta / 输入框要有标签
Use functional components / components are functions / Funktionskomponenten / composants fonctionnels / componentes funcionales / 用函数组件
State lives in the store / no local copies of global state / Zustand im Store / état dans le store / estado en el store
Translate all texts / no untranslated strings / alle Texte übersetzen / traduis tous les textes / traduce todos los textos / 文字都要翻译
Show amounts in euros / prices in EUR / Beträge in Euro / montants en euros / importes en euros / 金额用欧元
Load data in parallel / no waterfalls / Daten parallel laden / charge en parallèle / carga en paralelo / 并行加载数据
Avoid needless re-renders / render only what changed / unnötiges Rendern vermeiden / évite les rendus inutiles / evita renders innecesarios
Fail the build on warnings / warnings are errors / Warnungen brechen den Build / avertissements bloquants / los avisos rompen el build / 警告视为错误
Run the linter in the pipeline / lint on every push / Linter in der Pipeline / lint à chaque push / 每次推送都跑 lint
Keep the build fast / short pipeline times / Build schnell halten / build rapide / compilación rápida / 构建要快
Review before merging / no merge without review / erst Review, dann Merge / revue avant fusion / revisión antes de fusionar / 合并前要评审 / レビュー後にマージ
Small pull requests / keep PRs focused / kleine PRs / petites PR / PRs pequeñas / 小的合并请求
Describe why in the pull request / PR text explains the reason / PR-Text erklärt warum / la PR explique pourquoi / la PR explica el porqué
Deploy only after approval / no release without my ok / nur nach Freigabe ausliefern / ne déploie pas sans accord / no despliegues sin permiso / деплой только с разрешения / 上线前要批准
Back up before migrating / make a backup first / erst sichern, dann migrieren / sauvegarde avant migration / copia antes de migrar / 迁移前备份
Scale horizontally / add instances, not bigger machines / horizontal skalieren / monte en charge horizontalement
Set resource limits / containers have limits / Ressourcen begrenzen / limite les ressources / limita los recursos / 限制资源
Say when you are unsure / tell me if you don't know / sag, wenn du unsicher bist / dis si tu n'es pas sûr / di si no estás seguro / скажи если не уверен / 不确定就说
Do not apologise / no sorry / keine Entschuldigungen / pas d'excuses / sin disculpas / не извиняйся / 别道歉
List the files you changed / name changed files at the end / geänderte Dateien nennen / cite les fichiers modifiés / enumera los archivos cambiados / 列出改动的文件
Work step by step / one thing at a time / Schritt für Schritt / étape par étape / paso a paso / по шагам / 一步一步来 / 一つずつ
Do it yourself instead of telling me how / run it, don't explain it / mach es selbst / fais-le toi-même / hazlo tú / сделай сам / 你自己做
Explain your reasoning / tell me why / begründe deine Wahl / explique ton choix / explica por qué / объясни почему / 说明理由
`;

/** Wishes in several wordings, as meanings to learn from. */
export const PARAPHRASES: Meaning[] = TEXT.trim()
  .split("\n")
  .map((line) => line.split(" / ").map((text) => text.trim()));
