import { type Family, family } from './concept-family';

/** The same as `concept-cues.ts`, for concepts of technical questions. */
export const TECHNICAL_FAMILIES: readonly Family[] = [
  family('pool|connection', 'pool|reuse|ready|open|kept'),
  family('index|speeds reads', 'index|directly|without reading|lookup|phone book|sorted|jump'),
  family(
    'locks?$|lock or|mutex|critical section|shared data|atomic',
    'lock|locked|locks|wait|waits|one at a time|only one|at the same time|disable|switch off|turn off|mask|hold|holds|blocked|both|copy|same variable|half written|half-written|torn|in between|mutex|atomic|exclusive|while i|nobody else',
  ),
  family(
    'rollback|way back',
    'roll back|undo|undone|nothing happened|as if|back to|cancel|all or nothing|reversed|half',
  ),
  family(
    'acid|atomicity',
    'atomic|transaction|all or nothing|both or|either both|everything or|half|together|commit|survive|power',
  ),
  family(
    'isolation levels?|isolation',
    'read committed|repeatable|serializ|snapshot|level|default|see each other|sees|separate|each other|own world|walls|isolated|process|escape|kernel|strict',
  ),
  family(
    'dirty|phantom|race',
    'not committed|uncommitted|before it|not finished|appears|appeared|suddenly|second time|twice|read again|other numbers|new rows|changed in between|different|both read|same time|in between',
  ),
  family('optimistic', 'version|changed since|in the meantime|somebody else|try again|retry|conflict|reject|zero rows'),
  family(
    'expiry|expire|refresh|lifetime|ttl|session theft',
    'expire|expires|minutes|hours|days|runs out|valid|until|short|long|renew|refresh|new one|revoke|log out|logged out|log them out|old',
  ),
  family(
    'storage risk|^storage|secure storage',
    'local storage|localstorage|cookie|script|steal|stolen|read it|javascript|store|stored|keep|kept|httponly|http only|xss',
  ),
  family(
    'csrf',
    'csrf|another site|other site|foreign site|evil|samesite|same site|sends the cookie|automatically|forged|on their behalf',
  ),
  family('xss|injection|sanitiz|escap', 'script|inject|escape|foreign code|input|comment field|javascript'),
  family(
    'hash function|^hash|hashing|login and hash',
    "computes|computed|calculate|calculates|formula|number from|number out|scrambl|function|hashcode|turns the|turn the|fingerprint|one way|one-way|mill|mincer|cannot go back|can't go back|not back|bcrypt|argon|password",
  ),
  family(
    'salt',
    'random|different for each|own for each|each user|per user|same password|two people|two users|rainbow|precomputed|extra',
  ),
  family(
    'slow algorithm',
    'bcrypt|argon|scrypt|slow|slowly|takes long|expensive|takes time|milliseconds|rounds|cost|work factor|billions|graphics card|gpu|per second|memory',
  ),
  family(
    'brute-force|rate limit',
    'attempts|tries|guess|guesses|guessing|wait|block|lock|limit|slow down|per minute|captcha|bot|after five|after three',
  ),
  family(
    'mfa|2fa|factors|second factor',
    '2fa|mfa|two-factor|two factor|second factor|second thing|second step|phone|app|code|key|hardware|token|sms|fingerprint|passkey',
  ),
  family('never log', 'log|logs|plain|clear text|cleartext|in the clear|mail|email|written down|screen'),
  family(
    'collision',
    'same bucket|same slot|same place|same spot|same position|same hook|same cell|same index|share|two keys|two different|collide|clash|lands on',
  ),
  family(
    'constant|average',
    "no matter|does not matter|doesn't matter|how many|same time|right there|directly|straight|one step|jump|immediately|at once|no slower|same effort|don't search|no search|instead of searching|same for",
  ),
  family(
    'linear|worst case',
    'all in one|everything in|one after another|like a list|walk|scan|all of them|slow|bad|one by one|through all|same chain|same bucket|whole list|silly|every one',
  ),
  family(
    'load factor|resize',
    'full|fills|bigger|larger|double|doubles|grow|grows|crowded|enlarge|enlarged|move|moves|moved|more space|seventy|two thirds|0.75|copy',
  ),
  family('key-value', 'key|value|map|dict|name|store|find|word|ticket|put in'),
  family(
    'definition|^what',
    'means|happens when|for each|for every|one query|each|is when|another|one by one|hundred|again and again|loop',
  ),
  family(
    'lazy',
    'lazy|only when|when you touch|when i touch|on demand|on access|behind your back|getter|later|until|needs it|secretly|touch|touched|access',
  ),
  family(
    'eager|join',
    'eager|join|joined|together|at once|in one|one go|one query|include|prefetch|with the|up front|beforehand|single query',
  ),
  family(
    'batch',
    'batch|in one go|in groups|chunk|many ids|where in|in (|list of ids|collect|at a time|pack|bundle|hundred',
  ),
  family(
    'kernel',
    "kernel|same linux|same operating|same system|host system|host's|share|shared|shares|one os|underneath",
  ),
  family(
    'hypervisor',
    'hypervisor|own operating|own kernel|whole computer|whole machine|entire|pretend|virtual hardware|vmware|own os|emulat|complete|fake computer|full operating|full os|own linux|own windows',
  ),
  family(
    'size and start|start time|startup',
    'lightweight|quick|faster|second|seconds|minutes|boot|starts|start|gigabyte|megabyte|gigabytes|megabytes|mb|gb|small|smaller|large|heavy|light|lighter|quick',
  ),
  family('image layers|layers', 'layer|layers|cached|rebuild|on top of|stack|dockerfile|base image'),
  family(
    'priority',
    'priority|priorit|urgent|first|before|more important|interrupt|higher|lower|soon|fix first|now|next release|today|wait|order',
  ),
  family(
    'severity',
    'severity|how bad|how much damage|damage|harm|crash|breaks|broken|lose|lost|data|serious|worse|impact|technical|hurts',
  ),
  family(
    'who decides',
    'decide|decides|decided|product owner|product|manager|tester|business|boss|po|together|sets|call|assign',
  ),
  family(
    'latency|deadlines?|isr short|short',
    'short|quick|quickly|few|microsecond|leave|get out|return|delay|late|wait|time|long|as little|only|minimum|miss|missed|fast|slow',
  ),
  family(
    'flags?|queue|buffer',
    'flag|queue|buffer|ring|fifo|main loop|later|put it|store|leave|note|pick up|task|mailbox|set a|copy|rest|outside',
  ),
  family(
    'nested',
    'nested|interrupt an interrupt|interrupts another|inside|higher|preempt|while another|during|second',
  ),
  family(
    'call stack|single thread',
    'stack|one thing at a time|one thread|single|one at a time|only one|finish|finished|function|until it',
  ),
  family(
    'task queue|event queue|callback',
    'queue|line|waits|wait|waiting|callback|later|timer|settimeout|timeout|click|turn|next|when the|empty',
  ),
  family('microtask', 'microtask|promise|then|before the|first|await|ahead|jump the|priority|before any'),
  family('async|await', 'await|async|then|pause|pauses|continue|continues|come back|resume|promise|wait'),
  family(
    'non-blocking|blocking',
    "block|blocks|blocked|freeze|freezes|frozen|hang|hangs|meanwhile|while|does not wait|doesn't wait|not wait|worker|piece|pieces|chunks|background|browser does|click|respond|responsive|go on|dead|keeps",
  ),
  family(
    'error handling|errors?$|exceptions?',
    'catch|error|errors|fail|fails|try|reject|unhandled|swallow|wrong|exception|crash',
  ),
  family(
    'train versus|gap',
    'training|train|validation|new data|unseen|never seen|not seen|learned by heart|by heart|memor|exam|percent|good on|worse|gap|test set|held out|apart',
  ),
  family('regulari', 'regular|penal|punish|weights|large weights|decay|l1|l2|ridge|lasso|drop|small weights|simple'),
  family('dropout', 'dropout|drop|switch off|switching off|turn off|random|neurons|leave out'),
  family('early stopping', 'stop|stopped|stops|early|epoch|before|rises|rise|goes up|best'),
  family(
    'more data|augment',
    'more data|more examples|more pictures|more images|more photos|flip|rotate|turn|mirror|crop|noise|collect|augment|additional|other',
  ),
  family(
    'simpler model|simple',
    'simpl|smaller|fewer|less|shallow|depth|small model|parameters|limit|cut|prune|boring',
  ),
  family('mean and median', 'mean|median|average|middle|outlier|typical|one big|skew'),
  family(
    'deviation|variance',
    'spread|deviation|vary|varies|variation|scatter|jump|up and down|variance|noise|swing|normal week',
  ),
  family(
    'p-value|signific',
    'p-value|p value|chance|luck|coincidence|signific|by accident|random|happen anyway|no difference|coin|noise',
  ),
  family(
    'sample size|sample',
    'how many|sample|visitors|users|people|enough|too few|few|small|long enough|weeks|days|thousand|hundred|until|large',
  ),
  family(
    'confidence interval|interval',
    'interval|between|from|range|plus minus|plus or minus|up to|at least|margin|somewhere|could be',
  ),
  family(
    'correlation',
    'cause|caused|because|at the same time|something else|other reason|christmas|holiday|weekend|campaign|sale|season|coincid|control|both|also changed|same week|happened|due to|split|random',
  ),
  family(
    'jwt structure|structure$',
    'signed|signature|three parts|payload|header|claims|token|inside|contain|contains|reads|base64|stamp|user id',
  ),
  family(
    'session cookie|cookie|sessions',
    'cookie|session|server|table|redis|store|id|ticket|wristband|cloakroom|remember|random|looks up|look up|browser',
  ),
  family(
    'load and growth|scale|growth',
    'more|million|thousand|per second|grow|traffic|load|peak|users|ten times|double|busy|cache|split|server',
  ),
  family(
    'what can fail',
    'fail|fails|break|breaks|down|wrong|lost|lose|error|crash|timeout|if|empty|zero|full|twice|slow',
  ),
  family(
    'know who uses|who uses',
    'user|users|customer|customers|people|who|browser|phone|phones|country|account|accounts|they|them|clients|complain|report|reported',
  ),
];
