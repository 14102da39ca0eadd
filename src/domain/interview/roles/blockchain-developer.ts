import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'blockchain-developer-01',
    topic: 'Tell me about yourself',
    category: 'behavioral',
    difficulty: 'easy',
    concepts: [
      { label: 'current role or study', match: ['current role or study', 'current', 'currently', 'student', 'i am a'] },
      { label: 'background', match: ['background', 'experience', 'years', 'degree'] },
      { label: 'key skills', match: ['key skills', 'skills', 'stack', 'technologies'] },
      { label: 'project or achievement', match: ['project or achievement', 'project', 'built', 'achievement'] },
      { label: 'measurable result', match: ['measurable result', 'percent', 'increased', 'reduced', 'users'] },
      { label: 'why this role', match: ['why this role', 'this role', 'your company', 'excited', 'looking for'] },
    ],
    question: 'Tell me about yourself.',
    covers: [
      'What you work on or study now',
      'How you came to this field',
      'One contract or tool you built, with a figure',
      'How you treat security',
      'Why this team',
    ],
    outline:
      "Say in one sentence what your current role or study is, and in another how you came to blockchain; a background in web, finance or security is worth naming, with the years. List the skills you would be hired for: Solidity, testing, reading other people's contracts. Then tell one project you built, why it needed a chain, and a result in figures: users, value held, or gas reduced by thirty percent. Mention how you treat security, as interviewers listen for it. Close with why this role and this company, with a reason beyond enthusiasm for the technology.",
    followUps: [
      'What convinced you that this field has a lasting use?',
      'Which contract by someone else did you learn most from?',
    ],
  },
  {
    id: 'blockchain-developer-02',
    topic: 'Smart contract or dApp you built',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'purpose', match: ['purpose', 'problem'] },
      { label: 'chain and tools', match: ['chain and tools', 'ethereum', 'solidity', 'hardhat', 'foundry'] },
      { label: 'security steps', match: ['security steps', 'audit', 'test'] },
      { label: 'gas', match: ['gas'] },
      { label: 'result', match: ['result', 'deployed', 'users'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question: 'Tell me about a smart contract or a dApp that you built. Why did it need a blockchain at all?',
    covers: [
      'The problem, and whom one would otherwise trust',
      'Chain and tools with reasons',
      'Steps taken for security',
      'Gas before and after',
      'Result and lesson',
    ],
    outline:
      'Begin with the problem, and say why a chain was needed rather than a database: who would otherwise have to be trusted? Name chain and tools, such as Ethereum, Solidity and Foundry or Hardhat, with one reason each. Walk through the contract in three sentences: its state, who may call what, where the money is. Describe security steps: unit and fuzz tests, static analysis, review by others, an audit if there was one. Mention gas, with a figure before and after one change. Then the result: deployed where, with how many users. End with the lesson you learned.',
    followUps: [
      'Which part would you now keep off the chain?',
      'Who held the admin keys, and why was that acceptable?',
    ],
  },
  {
    id: 'blockchain-developer-03',
    topic: 'How a block is added',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'transactions', match: ['transactions', 'transaction'] },
      { label: 'hashing and previous block', match: ['hashing and previous block', 'hash', 'previous'] },
      { label: 'consensus', match: ['consensus'] },
      { label: 'validation', match: ['validation', 'validat'] },
      { label: 'finality', match: ['finality', 'final'] },
      { label: 'Merkle root', match: ['merkle root', 'merkle'] },
    ],
    question: 'I send you some coins from my wallet. Follow the transaction until you can rely on it.',
    covers: [
      'Signing and spreading',
      'What a block header commits to',
      'Who decides, and who checks',
      'When it counts as final',
    ],
    outline:
      'Start at the wallet, which signs the transaction with a private key and sends it to a node; nodes check signature and balance and pass it on. A block producer chooses transactions and puts them in order. Explain the block: its header holds the hash of the previous block and a Merkle root that commits to the transactions, so a change anywhere would alter every later hash. Consensus decides whose block counts, and every full node does its own validation before accepting it. Finish with finality: in Bitcoin confidence grows with each further block; in Ethereum validators finalise checkpoints after about thirteen minutes.',
    followUps: [
      'What happens to my transaction if two blocks appear at the same time?',
      'Why can a transaction wait for hours?',
    ],
  },
  {
    id: 'blockchain-developer-04',
    topic: 'Proof of work versus proof of stake',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'mining', match: ['mining', 'min'] },
      { label: 'validators and stake', match: ['validators and stake', 'validator', 'stake'] },
      { label: 'energy', match: ['energy'] },
      { label: 'security assumption', match: ['security assumption', '51', 'attack'] },
      { label: 'slashing', match: ['slashing', 'slash'] },
      { label: 'examples', match: ['examples', 'bitcoin', 'ethereum'] },
    ],
    question: 'Compare proof of work and proof of stake: what makes cheating expensive in each?',
    covers: [
      'What both have to achieve',
      'Cost by energy, cost by stake',
      'How each can be attacked',
      'Punishment and concentration',
    ],
    outline:
      'Say what both do: they decide who may add a block, and make an attack costly. In proof of work, miners search for a hash below a target; mining costs energy, and rewriting history takes more than half of the hash power, the 51 percent attack. Bitcoin works this way. In proof of stake, validators lock up a stake and vote; Ethereum changed to it in 2022 and cut its energy use by more than 99 percent. Provable misbehaviour is punished by slashing, and a third of the stake can hold up finality. Compare the doubts fairly: concentration in pools there, in staking services here.',
    followUps: [
      'What can an attacker with 51 percent do, and what not?',
      'Why does a validator that is merely offline lose little?',
    ],
  },
  {
    id: 'blockchain-developer-05',
    topic: 'Solidity basics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'storage memory calldata', match: ['storage memory calldata', 'storage', 'memory', 'calldata'] },
      { label: 'visibility', match: ['visibility', 'public', 'private', 'external'] },
      { label: 'modifiers', match: ['modifiers', 'modifier'] },
      { label: 'events', match: ['events', 'event'] },
      { label: 'mapping', match: ['mapping'] },
      { label: 'view and pure', match: ['view and pure', 'view', 'pure'] },
    ],
    question:
      'Explain storage, memory and calldata in Solidity, and tell me how visibility and modifiers shape a function that others can call.',
    covers: [
      'The three data locations and their cost',
      'Who may call, and who may still read',
      'Modifiers, view and pure',
      "What mappings and events can't do",
    ],
    outline:
      'Go through the data locations: storage lives on the chain and is expensive to write, memory lasts for one call, and calldata is the read-only input, the cheapest for arguments. Visibility: external and public functions can be called from outside, internal and private ones cannot; private hides nothing, because anyone can read the chain. A view function only reads state, and a pure one does not even read it. Modifiers wrap a check such as onlyOwner; keep them small. A mapping cannot be listed and gives zero for unknown keys. Events write logs that applications can follow and contracts cannot read.',
    followUps: [
      "How would you list all holders if a mapping can't be listed?",
      'When does copying from storage to memory surprise people?',
    ],
  },
  {
    id: 'blockchain-developer-06',
    topic: 'Smart contract vulnerabilities',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'reentrancy', match: ['reentrancy', 'reentran'] },
      { label: 'access control', match: ['access control', 'onlyowner'] },
      { label: 'overflow', match: ['overflow'] },
      { label: 'oracle manipulation', match: ['oracle manipulation', 'oracle'] },
      { label: 'front-running', match: ['front-running', 'front run', 'mev'] },
      { label: 'checks-effects-interactions', match: ['checks-effects-interactions', 'checks effects'] },
    ],
    question: 'Which weaknesses do you look for first when you review a contract that holds money?',
    covers: [
      'Control handed over before state is settled',
      'Functions open to anyone',
      'Arithmetic that is still unsafe',
      'Prices and pending trades others can use',
      'How you test for it',
    ],
    outline:
      'Start with reentrancy: an external call hands over control before state is updated; answer with the checks-effects-interactions order and a guard. Then access control: who may mint, withdraw, upgrade or initialise, and is any such function left open? Arithmetic: since Solidity 0.8 overflow reverts, but unchecked blocks, casts and rounding remain. Oracle manipulation: a price read from one pool can be moved by a flash loan within one transaction, so use averaged or several sources. Front-running: others see a pending trade, so set slippage limits. Finish with how you test: invariants, fuzzing, an independent audit.',
    followUps: [
      'Can a function that only reads be part of a reentrancy attack?',
      'How do you test a property rather than an example?',
    ],
  },
  {
    id: 'blockchain-developer-07',
    topic: 'Token standards',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'ERC-20', match: ['erc-20', 'erc20', 'erc 20'] },
      { label: 'ERC-721', match: ['erc-721', 'erc721', 'erc 721'] },
      { label: 'ERC-1155', match: ['erc-1155', '1155'] },
      { label: 'approvals', match: ['approvals', 'approve', 'allowance'] },
      { label: 'metadata', match: ['metadata'] },
      { label: 'OpenZeppelin', match: ['openzeppelin'] },
    ],
    question: 'When would you use ERC-20, ERC-721 and ERC-1155, and what can go wrong with approvals?',
    covers: [
      'Equal units, single items, and both',
      'How an allowance works and is abused',
      'Where metadata is kept',
      'Proven code, and tokens that misbehave',
    ],
    outline:
      'Separate them by what a unit is: in ERC-20 every unit is equal, as in a currency; in ERC-721 each token has its own id and owner; ERC-1155 keeps many kinds of both in one contract and moves them in batches. Explain approvals: approve gives a spender an allowance; an unlimited one stays dangerous if that spender is exploited later, and changing one can be raced, so ask for what is needed. Metadata such as an image usually lies outside the chain, so say who keeps it. Build on OpenZeppelin, and expect tokens that return no value or take a fee.',
    followUps: [
      'Why does a safe transfer call back the receiver, and what does that open?',
      "How does permit change the user's steps?",
    ],
  },
  {
    id: 'blockchain-developer-08',
    topic: 'Gas optimization',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'storage cost', match: ['storage cost', 'storage'] },
      { label: 'packing', match: ['packing', 'pack'] },
      { label: 'loops', match: ['loops', 'loop'] },
      { label: 'calldata', match: ['calldata'] },
      { label: 'events instead of storage', match: ['events instead of storage', 'event'] },
      { label: 'batching', match: ['batching', 'batch'] },
    ],
    question:
      'Users complain that one call of your contract is too expensive. Where does the gas go, and what do you change first?',
    covers: [
      'Measure by function',
      'Fewer and packed storage writes',
      'Bounded loops and cheaper arguments',
      "What can leave the chain's state",
      'Where saving stops',
    ],
    outline:
      'Measure first with a gas report by function, because intuition misleads. Writing storage usually dominates: a slot changed from zero costs about 20,000 gas, so write less, read a slot once into a local variable, and pack small values used together into one slot. Take arrays as calldata when you only read them. Bound your loops, as a list that grows can pass the block limit; let users claim one by one instead. Emit events for what only outside readers need. Batching shares the base cost of 21,000. Stop where a saving makes the code harder to audit.',
    followUps: [
      'Which of these changes would you refuse in a contract that holds deposits?',
      'What changes in your list on a rollup?',
    ],
  },
  {
    id: 'blockchain-developer-09',
    topic: 'Upgradeable contracts',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'proxy', match: ['proxy'] },
      { label: 'delegatecall', match: ['delegatecall'] },
      { label: 'storage layout', match: ['storage layout', 'layout'] },
      { label: 'admin risk', match: ['admin risk', 'admin', 'multisig'] },
      { label: 'initializer', match: ['initializer', 'initializ'] },
      { label: 'immutability', match: ['immutability', 'immutab'] },
    ],
    question:
      "A contract can't be changed once it is deployed, yet many teams upgrade theirs. How does that work, and what do users have to trust?",
    covers: [
      'Indirection through a proxy',
      'Whose storage the code runs on',
      'Layout and initialisation traps',
      'The power of the admin',
    ],
    outline:
      'Start with immutability: the code at an address stays, so an upgrade works by indirection. Users call a proxy, which keeps the state and uses delegatecall to run the code of an implementation on its own storage; the upgrade points it to a new one. From this follow the traps: the storage layout may only be extended, never reordered, and constructors do not help, so an initializer must run exactly once, and be locked on the implementation. Name the admin risk: whoever can upgrade can take everything, so use a multisig, and a delay that lets users leave. Say when you would not upgrade at all.',
    followUps: [
      'How do you check that a new version keeps the layout?',
      'What would make you deploy without any upgrade path?',
    ],
  },
  {
    id: 'blockchain-developer-10',
    topic: 'Layer 2 scaling',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'rollups', match: ['rollups', 'rollup'] },
      { label: 'optimistic and fraud proofs', match: ['optimistic and fraud proofs', 'optimistic', 'fraud'] },
      { label: 'zero knowledge', match: ['zero knowledge', 'zk'] },
      { label: 'data availability', match: ['data availability', 'data availab'] },
      { label: 'bridges', match: ['bridges', 'bridge'] },
      { label: 'fees', match: ['fees', 'fee'] },
    ],
    question: 'How do rollups make transactions cheaper without asking users to trust their operator?',
    covers: [
      'Execution outside, data and commitment on the chain',
      'Fraud proofs compared with validity proofs',
      'Why the data must be available',
      'What users still have to trust',
    ],
    outline:
      'State the idea: rollups execute transactions elsewhere and publish compressed data and a commitment to the new state on the main chain, so that many users share its fees. In optimistic rollups a claim stands unless somebody proves fraud within a challenge period of about a week, which delays withdrawals. Zero-knowledge (ZK) rollups attach a proof of validity, which is costly to make but needs no such wait. Data availability matters in both: without the data nobody can rebuild the state and leave. Name what remains: a single sequencer can delay or censor, bridges hold much value and are attacked, and many systems keep upgrade keys.',
    followUps: [
      'What can you do when the sequencer ignores your transaction?',
      'Which of the two kinds would you choose for a game, and why?',
    ],
  },
  {
    id: 'blockchain-developer-11',
    topic: 'Bug found in a deployed contract',
    category: 'situational',
    difficulty: 'hard',
    concepts: [
      { label: 'pause', match: ['pause'] },
      { label: 'assess funds at risk', match: ['assess funds at risk', 'risk', 'funds'] },
      { label: 'white-hat or disclose', match: ['white-hat or disclose', 'disclos', 'white hat'] },
      { label: 'migrate or upgrade', match: ['migrate or upgrade', 'migrat', 'upgrade'] },
      { label: 'communicate', match: ['communicate', 'communicat'] },
      { label: 'audit', match: ['audit', 'post'] },
    ],
    question:
      'Someone tells you in private that your live contract can be drained. You have perhaps an hour. What do you do?',
    covers: [
      'A small, private circle',
      'The report verified on a fork',
      'Funds made safe first',
      'A reviewed fix and a way over',
      'An open account afterwards',
    ],
    outline:
      'Call the people who hold the keys, open one private channel, and tell nobody else yet. Verify the report on a fork, and assess the funds at risk and whether others can see the hole. If the contract can pause, pause it; if not, consider a rescue with a white-hat group and legal advice, and send transactions privately, as a public one teaches attackers. Then prepare the fix: upgrade or migrate, reviewed by people who did not write it. Communicate as soon as users are safe: what happened, what they must do. Pay the reporter, disclose everything, and audit before you reopen.',
    followUps: ["You can't pause, and the key holders are asleep. What now?", 'What do you publish, and when?'],
  },
];
