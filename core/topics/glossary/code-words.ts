/** Code and its parts. One idea a line: `id: en; de; fr; es; it; pt; ru; zh; ja; ko`, words divided by `|`, `*` for any ending. */
export const CODE_WORDS = `
abbreviation: abbreviation|abbreviate|abbreviated|short form|shorten a name; abkürz*; abrévi*; abreviat*|abrevia*; abbrevia*; abrevia*; сокращени*|сокращ*; 缩写; 略語|省略形; 약어|줄임말
argument: argument|parameter|param|arg; argument*|parameter*; argument*|paramètre*; argumento*|parámetro*; argoment*|parametr*; argumento*|parâmetro*; аргумент*|параметр*; 参数; 引数|パラメータ; 인수|매개변수|파라미터
array: array|list|collection; liste*|array*; liste*|tableau*; lista*|arreglo*; list*|array*; lista*; список|списк*|массив*; 列表|数组; 一覧|配列|リスト; 목록|배열
assertion: assertion|assert|expectation|asserts; behauptung|assertion*; assertion*; aserci*|assert*; asserzion*; asserç*; проверк*; 断言; アサーション; 단언|어서션
block: block|stall|freeze|hang; blockier*|block*; bloqu*; bloque*; blocca*|blocc*; bloque*|bloqu*; блокир*; 阻塞; ブロック|止め; 블로킹|차단
boolean: boolean|bool|flag variable|yes/no; boolesch*|boolean*; booléen*; booleano*|booleana*; boolean*; booleano*|booleana*; булев*|логическ*; 布尔; 真偽値|ブール; 불리언
branch-if: nested if|nest|nested|nesting|deep nesting|nested condition|conditional; verschachtel*; imbriqu*; anidad*; annidat*|nidificat*; aninhad*; вложенн*; 嵌套; ネスト|入れ子; 중첩
brace: brace|curly|bracket|parenthesis; klammer*; accolade*|parenthèse*; llave*|paréntesis; parentes*|graffe; chave*|parêntese*; скобк*; 括号; 括弧|中括弧; 괄호
buffer: memory|ram; speicher|arbeitsspeicher; mémoire; memoria; memoria; memória; памят*; 内存; メモリ; 메모리
cache-word: cache|caching|cached|memoise|memoize|memoization; cache|zwischenspeicher*; cache|mise en cache; caché|cache*; cache; cache; кэш*|кеш*; 缓存; キャッシュ; 캐시
callback-word: callback|handler|event handler|listener; handler|rückruf*; gestionnaire*|écouteur*; manejador*|controlador*; gestor*|handler; manipulador*; обработчик*; 回调|处理函数; ハンドラ|コールバック; 핸들러|콜백
cast: cast|type assertion|coerce|coercion; umwandl*; transtyp*|conversion; conversión; conversion*; conversão; приведени*; 类型断言|转换; キャスト|型変換; 형변환
catch: catch|try|swallow|swallowed|rescue|try/catch; fangen|abfang*|verschluck*; attrap*|captur*|aval*; captur*|atrap*|trag*; cattur*|inghiott*; captur*|engol*; перехват*|ловить|лови|глот*|проглат*; 捕获|吞掉; キャッチ|握りつぶ*; 잡아|캐치|삼키*
cause: cause|original error|root error; ursache; cause; causa; causa; causa; причин*; 原因; 原因; 원인
closure: arrow function|lambda|arrow; pfeilfunktion*; fonction fléchée|fonctions fléchées; función flecha|funciones flecha; funzion* freccia; função seta|arrow functions; стрелочн*; 箭头函数; アロー関数; 화살표 함수
code-comment: comment|remark; kommentar*; commentaire*; comentario*; comment*; comentário*; комментари*|коммент*; 注释; コメント; 주석
condition-word: condition|if statement|check; bedingung*; condition*; condición|condiciones; condizion*; condiç*; услови*; 条件; 条件; 조건
const-word: const|immutable|constant|readonly; konstant*|unveränderlich*; constant*|immuable*; constante*|inmutable*; costant*|immutabil*; constante*|imutáve*; констант*|неизменяем*; 常量|不可变; 定数|不変; 상수|불변
declaration: declaration|declare|declared; deklar*; déclar*; declar*; dichiar*; declar*; объявл*; 声明; 宣言; 선언
decorator: decorator|annotation; dekorator*|annotation*; décorateur*|annotation*; decorador*|anotaci*; decorator*|annotazion*; decorador*|anotaç*; декоратор*|аннотаци*; 装饰器|注解; デコレータ|アノテーション; 데코레이터|어노테이션
early-return: early return|return early|guard clause|bail out|bail|exit early|returning early; früh zurück*|frühe rückgabe; retour anticipé|retourner tôt; retorno temprano|salida temprana; ritorno anticipato|return anticipat*; retorno antecipado; ранний возврат|ранн* выход*; 提前返回|尽早返回; 早期リターン|早期return; 조기 반환|얼리 리턴
empty: empty|blank|nothing in it; leer*; vide*; vacío*|vacía*; vuot*; vazi*; пуст*; 空的|空; 空の|空; 빈
enum: enum|enumeration|union type; aufzählung*|enum*; énumération*; enumeraci*; enumerazion*; enumeraç*; перечислени*; 枚举; 列挙型; 열거형
event-loop: event loop|main thread|ui thread; hauptthread|event-loop; boucle d'événements|thread principal; bucle de eventos|hilo principal; thread principale; thread principal; event loop|главн* поток*; 事件循环|主线程; イベントループ|メインスレッド; 이벤트 루프|메인 스레드
exception-word: exception|error|failure|panic|crash|throw|fail; ausnahme*|fehler*; exception*|erreur*|échec*; excepción|excepciones|error*|fallo*; eccezion*|error*; exceç*|erro*|falha*; исключени*|ошибк*|сбо*; 异常|错误|报错; 例外|エラー; 예외|에러|오류
export-word: export|exported|public api; exportier*|export*; export*; export*; esport*; export*; экспорт*; 导出; エクスポート; 내보내*|익스포트
field: field|property|attribute|key|member; feld*|eigenschaft*; champ*|propriété*|attribut*; campo*|propiedad*; camp*|proprietà; campo*|propriedade*; пол*|свойств*; 字段|属性; フィールド|プロパティ|項目; 필드|속성
generic-type: generic|generics|type parameter; generisch*; générique*; genérico*; generic*; genérico*; дженерик*; 泛型; ジェネリクス; 제네릭
heading: heading|headline|title|header line|caption; überschrift*|titel; titre*|en-tête*; título*|encabezado*; titol*|intestazion*; título*|cabeçalho*; заголов*; 标题; 見出し|タイトル; 제목|헤딩
identifier: identifier|variable name|function name|name; bezeichner*|name*|namen; identifiant*|nom|noms; identificador*|nombre*; identificator*|nome|nomi; identificador*|nome*; идентификатор*|имя|имена|имен*|назван*|называ*; 标识符|命名|名字|名称; 識別子|名前|命名; 식별자|이름
import-word: import|imports|importing; import*; import*; import*; import*; import*; импорт*; 导入|引入; インポート; 임포트|가져오*
inheritance: inheritance|inherit|subclass|extend a class|base class; vererb*|unterklasse*; hérit*|sous-classe*; herencia|hered*; eredit*; herança|herd*; наследов*; 继承; 継承; 상속
interface-word: interface; schnittstelle*|interface*; interface*; interfaz|interfaces; interfacc*; interface*; интерфейс*; 接口; インターフェース|インタフェース; 인터페이스
line-word: line|row of text; zeile*; ligne*; línea*|linea*; riga|righe; linha*; строк*; 行; 行; 줄|라인
literal: literal|magic number|hard-coded|hardcoded|magic string|hardcode; hartkodiert*|fest verdraht*; en dur|littéral*; literal*|fijo en el código; letteral*|nel codice; literal*|fixo no código; литерал*|захардкод*|хардкод*; 硬编码|写死|魔法数字; ハードコード|直書き; 하드코딩
loop: loop|loops|inside loops|iterate|iteration|for each; schleife*; boucle*; bucle*; ciclo|cicli|loop; laço*|loop*; цикл*; 循环; ループ; 반복문|루프
method: method|function|routine|procedure|func; funktion*|methode*; fonction*|méthode*; función|funciones|método*; funzion*|metod*; função|funções|método*; функци*|метод*; 函数|方法; 関数|メソッド; 함수|메서드
mutation: mutate|mutation|modify in place|mutable; veränder*|mutier*; muter|mutation*; mutar|mutaci*; mutar*|mutazion*; mutar|mutaç*; мутац*|мутир*; 修改原|可变; 破壊的|ミュータブル; 변경 가능
null-word: null|undefined|nil|none|nullable; null; null; nulo*; null*; nulo*; нуль|нулев*; 空值; ヌル; 널
operator: operator|ternary|ternaries|conditional operator; operator*|ternär*; opérateur*|ternaire*; operador*|ternario*; operator*|ternari*; operador*|ternário*; оператор*|тернарн*; 运算符|三元; 演算子|三項; 연산자|삼항
prefix: prefix|prefixed|leading|start with|starts with|begin with|begins with; präfix*|vorangestell*|beginn*; préfixe*|préfix*|commence*; prefijo*|empieza*|comienza*; prefiss*|inizia*; prefixo*|começa*; префикс*|начина*; 前缀|开头; 接頭辞|プレフィックス|始ま*; 접두사|시작
private-word: private|internal|hidden; privat*|intern*; privé*|interne*; privad*|intern*; privat*|intern*; privad*|intern*; приватн*|внутренн*; 私有|内部; 非公開|プライベート; 비공개|내부
promise-word: promise|async|await|asynchronous; asynchron*; asynchron*; asíncron*|promesa*; asincron*; assíncron*|promessa*; асинхронн*|промис*; 异步; 非同期; 비동기
public-word: public|exported; öffentlich*; publi*; públic*; pubblic*; públic*; публичн*; 公共|公开; 公開; 공개
receiver: receiver; empfänger*; récepteur*; receptor*; ricevitor*; receptor*; получател*; 接收者; レシーバ; 리시버
recursion: recursion|recursive; rekursi*; récursi*; recursi*; ricorsi*; recursi*; рекурси*; 递归; 再帰; 재귀
regex-word: regex|regular expression|pattern; regulär* ausdr*; expression* régulière*; expresi* regular*; espression* regolar*; expressão regular; регулярн*; 正则; 正規表現; 정규식
result-value: result|return value|returned value; ergebnis*|rückgabewert*; résultat*|valeur de retour; resultado*|valor de retorno; risultat*; resultado*; результат*; 结果|返回值; 結果|戻り値; 결과|반환값
return-word: return|returns|give back|hand back; zurückgeb*|liefer*; renvoi*|retourn*; devolv*|devuelv*|retorn*; restitui*|ritorn*; retorn*|devolv*; возвраща*|верни; 返回; 返す|返し*|戻す; 반환|리턴
rethrow: rethrow|re-throw|throw again|wrap the error|wrapping errors; weiterwerf*|weiterreich*; relanc*|propag*; relanz*|propag*; rilanci*|propag*; relanç*|propag*; пробрасыв*|проброс*; 重新抛出|往上抛|抛出; 再スロー|投げ直*; 다시 던지*
semicolon-word: semicolon; semikol*|strichpunkt*; point-virgule*; punto y coma; punto e virgola; ponto e vírgula; точк* с запятой; 分号; セミコロン; 세미콜론
side-effect: side effect|pure function; nebenwirkung*|seiteneffekt*; effet* de bord; efecto* secundario*; effett* collateral*; efeito* colatera*; побочн*; 副作用; 副作用; 부작용
sort: sort|sorted|order|ordered|alphabetical|alphabetically|alphabetic; sortier*|alphabetisch*; tri|trier|triée*|alphabétique*; orden*|alfabétic*; ordin*|alfabetic*; orden*|alfabétic*; сортир*|алфавит*; 排序|字母顺序; ソート|並べ|アルファベット順; 정렬|알파벳순
string-word: string|strings|text value; zeichenkette*|string*; chaîne*|chaînes; cadena*|string*; stringa|stringhe; string*; строк*; 字符串; 文字列; 문자열
concatenate: concatenate|concatenation|glue|string together|interpolate|interpolation|paste together; verkett*|zusammenkleb*|zusammenbau*|konkaten*; concatén*; concaten*; concaten*; concaten*; конкатен*|склеив*; 拼接; 連結; 이어붙이*|연결
switch-word: switch statement|switch|case statement; switch; switch; switch; switch; switch; switch; switch语句; switch文; switch문
synchronous: synchronous|sync call|blocking|blocking call; synchron*|blockierend*; synchrone*|bloquant*; síncron*|sincrónic*|bloqueante*; sincron*|bloccant*; síncron*|bloqueante*; синхронн*; 同步; 同期; 동기
type-word: type|typed|typing|type annotation; typ|typen|typisier*; type*|typage; tipo*|tipad*; tipo|tipi|tipizz*; tipo*|tipad*; тип|типы|типиз*; 类型; 型; 타입|자료형
underscore: underscore|leading underscore; unterstrich*; tiret bas|souligné; guion bajo|guión bajo; trattino basso|underscore; sublinhado|underscore; подчёркивани*|подчеркивани*; 下划线; アンダースコア; 밑줄|언더스코어
unused: unused|dead|not used|unreferenced; unbenutzt*|ungenutzt*; inutilis*; sin usar|no usad*; inutilizzat*|non usat*; não usad*|sem uso; неиспользуем*|ненужн*; 未使用|没用到|无用; 未使用|使われていない; 사용하지 않는|미사용
variable-word: variable|var|let|local; variable*; variable*; variable*; variabil*; variáve*; переменн*; 变量; 変数; 변수
whitespace: whitespace|blank line|empty line|trailing space|newline; leerzeile*|leerraum; ligne vide|lignes vides|espace blanc; línea en blanco|espacio en blanco; riga vuota|spazi vuoti; linha em branco|espaço em branco; пуст* строк*|пробельн*; 空行|空白; 空行|空白; 빈 줄|공백
`;
