import type { Card } from '../types';

export const blockchainCards: readonly Card[] = [
  {
    id: 'blockchain/basics',
    group: 'blockchain',
    title: 'How a blockchain works',
    asked: [
      'What is a blockchain?',
      'When do I need a blockchain instead of a database?',
      'Why can blocks not be changed afterwards?',
    ],
    terms: ['decentralization', 'distributed ledger', 'block', 'node', 'immutability', 'web3', 'peer to peer'],
    answer: `A blockchain is a list of records kept by many computers that need not trust each other. Transactions are collected in **blocks**; each block holds the hash of the one before. Change an old transaction and its block's hash changes, so no later block fits. Rewriting history would mean redoing all of them and getting the network to accept it.

Every full node checks every rule itself: signatures, balances, format. **Consensus** decides which valid block comes next.

What you gain: no single operator can alter or stop it, and anyone can verify. What you pay: it is slow and costly per transaction, everything is public, and mistakes are hard to undo.

Use one when parties who share no trusted operator must agree on a common state. If one organisation runs the system anyway, a database with backups and an audit log is simpler. A chain guarantees that data was not altered *after* it was recorded; it cannot tell whether it was true.`,
    sources: ['blockchain.roadmap', 'blockchain.youtube'],
    next: ['blockchain/cryptography', 'blockchain/consensus', 'blockchain/transactions'],
  },
  {
    id: 'blockchain/cryptography',
    group: 'blockchain',
    title: 'Hashes, keys, signatures and Merkle trees',
    asked: [
      'How do public and private keys work?',
      'What is a digital signature?',
      'What is a Merkle tree used for?',
      'What is the difference between hashing, signing and encrypting?',
    ],
    terms: [
      'SHA-256',
      'Keccak-256',
      'ECDSA',
      'elliptic curve',
      'asymmetric cryptography',
      'Merkle proof',
      'seed phrase',
    ],
    answer: `- **Hash:** turns any data into a short fixed-length value. The same input always gives the same output, a small change a completely different one, and in practice nobody can find two inputs with equal hashes.
- **Key pair:** the private key is a large random number; the public key is computed from it, not the other way round. An Ethereum address is the last 20 bytes of the Keccak-256 hash of the public key.
- **Signature:** made with the private key over a message, checked by anyone with the public key. It proves who signed and that nothing was changed. It hides nothing; hiding is **encryption**.
- **Merkle tree:** hashes of pairs, then of those, up to one root. To prove that one of n items is included you need only about log₂ n hashes.

Whoever has the private key has the assets: there is no reset. Never paste a key or seed phrase into a site, a chat or a repository, and don't invent your own cryptography.`,
    sources: ['blockchain.roadmap', 'blockchain.youtube'],
    next: ['blockchain/basics', 'blockchain/transactions', 'backend/password-hashing'],
  },
  {
    id: 'blockchain/consensus',
    group: 'blockchain',
    title: 'Proof of work and proof of stake',
    asked: [
      'What is the difference between proof of work and proof of stake?',
      'What is a 51 percent attack?',
      'How does mining work?',
      'What is the difference between a soft fork and a hard fork?',
    ],
    terms: ['consensus', 'miner', 'validator', 'slashing', 'finality', 'forking', 'nonce', 'sybil', 'incentives'],
    answer: `Anyone can start a thousand nodes, so votes cannot be counted per node. Influence has to cost something.

**Proof of work** (Bitcoin): miners try values until the block's hash lies below a target. Finding one takes a huge number of tries, checking it takes next to none. Nodes follow the chain with the most work. Cheating costs hardware and energy, and finality is a matter of probability: each further block makes a reversal less likely.

**Proof of stake** (Ethereum): validators lock coins and are picked to propose and attest blocks. Contradicting yourself costs part of the stake (**slashing**). It needs little energy, and blocks can become explicitly final.

With a majority of the work an attacker can reverse own payments or censor, but cannot spend other people's coins: signatures are still checked by every node.

A **soft fork** tightens the rules, so old nodes still accept new blocks. A **hard fork** makes blocks that old nodes reject; if both sides carry on, two chains exist.`,
    sources: ['blockchain.roadmap', 'blockchain.youtube'],
    next: ['blockchain/basics', 'blockchain/transactions', 'blockchain/layer-2'],
  },
  {
    id: 'blockchain/transactions',
    group: 'blockchain',
    title: 'Wallets, gas and the life of a transaction',
    asked: [
      'What is gas and why do I pay it?',
      'What happens when I send a transaction?',
      'How do I get test coins from a faucet?',
      'What does a wallet like MetaMask store?',
    ],
    terms: [
      'address',
      'nonce',
      'mempool',
      'base fee',
      'priority fee',
      'confirmations',
      'testnet',
      'pending transaction',
      'cryptocurrency',
    ],
    answer: `A wallet stores **keys**, not coins; balances are on the chain. A transaction on Ethereum goes this way:

1. The wallet builds it (recipient, value, data, nonce, fee limits) and signs it.
2. Nodes check it and pass it on; it waits in the **mempool**.
3. A block proposer includes it; each node executes it.
4. You wait for further blocks or finality before you rely on it.

**Gas** measures computing work, and the fee is gas used times price. It stops endless loops, too. A base fee per gas is burned; a tip goes to the proposer. Writing to storage is among the dearest operations; reading from outside is free. A transaction that reverts still costs the gas used so far.

The **nonce** numbers your transactions in order, so one stuck with a low fee blocks the later ones. Replace it with the same nonce and a higher fee.

Learn on a testnet with free coins from a **faucet** and an otherwise empty wallet.`,
    sources: ['blockchain.roadmap', 'blockchain.youtube'],
    next: ['blockchain/cryptography', 'blockchain/dapp-frontend', 'blockchain/layer-2'],
  },
  {
    id: 'blockchain/layer-2',
    group: 'blockchain',
    title: 'Chains, layer 2 and rollups',
    asked: [
      'What is a rollup?',
      'What is the difference between optimistic and zero-knowledge rollups?',
      'What is the difference between a sidechain and a layer 2?',
      'What is the difference between Ethereum and Solana?',
    ],
    terms: [
      'scaling',
      'EVM chains',
      'L2',
      'zk-rollup',
      'fraud proof',
      'validity proof',
      'bridge',
      'sequencer',
      'data availability',
    ],
    answer: `A base chain is limited because every full node repeats all work. A **rollup** executes transactions elsewhere and posts the data and a commitment to the new state on the base chain, so that many transactions share its cost.

- **Optimistic:** results count as right unless someone proves otherwise in a challenge period (fraud proof). Withdrawals to the base chain wait that long.
- **Zero-knowledge:** a validity proof shows that the batch was computed correctly. No challenge period, but proofs are costly to make.

Because the data is public, users can rebuild the state without the operator. A **sidechain** has validators and security of its own, joined by a bridge; if they fail, the base chain does not help. Bridges are a frequent target.

Ethereum and chains compatible with the EVM run the same contracts. Solana has its own design: programs often written in Rust, state in separate accounts, and parallel execution. Before using an L2, ask who can upgrade its contracts.`,
    sources: ['blockchain.roadmap'],
    next: ['blockchain/consensus', 'blockchain/transactions', 'blockchain/oracles-and-storage'],
  },
  {
    id: 'blockchain/solidity',
    group: 'blockchain',
    title: 'Solidity basics: types, storage and events',
    asked: [
      'How do I start with Solidity?',
      'What is the difference between storage, memory and calldata?',
      'What is a mapping in Solidity?',
      'What do public, external, internal and private mean?',
    ],
    terms: [
      'smart contract',
      'modifier',
      'event',
      'inheritance',
      'require',
      'view',
      'pure',
      'payable',
      'msg.sender',
      'EVM',
    ],
    answer: `A smart contract is code with state at an address; anyone may call its open functions, and the same rules hold for all.

Where data lives:

- **storage:** on the chain, kept between calls, expensive
- **memory:** during the call
- **calldata:** the arguments, read-only; cheapest for \`external\` parameters

Visibility: \`external\` (only from outside), \`public\` (both), \`internal\` (this contract and its children), \`private\` (only here). \`private\` hides nothing from people: all storage can be read from outside. \`view\` reads state, \`pure\` not even that, \`payable\` may receive coins.

A \`mapping(address => uint256)\` gives the zero value for unknown keys and cannot be listed; keep an array beside it, or index events. **Events** are logs for programs outside; contracts cannot read them. \`require\` undoes the whole call if a condition fails.

There are no fractions: use whole numbers in the smallest unit, and multiply before you divide. Avoid loops over lists that anyone can lengthen; one day they exceed the gas limit of a block.`,
    sources: ['blockchain.resources', 'blockchain.youtube'],
    next: ['blockchain/testing-and-deployment', 'blockchain/security', 'blockchain/token-standards'],
  },
  {
    id: 'blockchain/testing-and-deployment',
    group: 'blockchain',
    title: 'Hardhat, Foundry, testing and upgrades',
    asked: [
      'What is the difference between Hardhat and Foundry?',
      'How do I test and deploy a smart contract?',
      'How can a contract be upgraded if it cannot be changed?',
    ],
    terms: [
      'smart contract frameworks',
      'local node',
      'coverage',
      'proxy',
      'fork test',
      'scripts',
      'verify',
      'Anvil',
      'testnet',
    ],
    answer: `Both frameworks compile, run a local chain, test and deploy. **Hardhat** belongs to the JavaScript and TypeScript world with many plugins. **Foundry** lets you write tests in Solidity, is fast, and has fuzzing built in. Many teams use both.

Test in layers:

1. Unit tests for each function: the normal case, every revert, who may call it, the events.
2. **Fuzz** and invariant tests: random input, and rules that must always hold ("the sum of balances equals the supply").
3. Integration tests on a **fork** of the live chain, against the real contracts you use.
4. A testnet with the real deployment script.

Coverage shows what is missing, not that it is right. After deployment, verify the source publicly and hand the admin rights to a multi-signature wallet.

**Upgrades** put a proxy in front that keeps state and delegates to replaceable logic. The storage layout must only be extended, never reordered, and initialisers must be callable once. Users then trust whoever can upgrade; a time lock lets them leave.`,
    sources: ['blockchain.roadmap', 'blockchain.certification'],
    next: ['blockchain/security', 'blockchain/solidity', 'blockchain/dapp-frontend'],
  },
  {
    id: 'blockchain/token-standards',
    group: 'blockchain',
    title: 'Token standards: ERC-20, ERC-721 and ERC-1155',
    asked: [
      'What is the difference between ERC-20 and ERC-721?',
      'How do I create a token?',
      'What is a token approval and why is it dangerous?',
    ],
    terms: [
      'fungible',
      'NFT',
      'non-fungible token',
      'OpenZeppelin',
      'allowance',
      'transferFrom',
      'decimals',
      'ERC1155',
    ],
    answer: `A token is a contract with a ledger of who owns what. Standards fix its functions, so that wallets and markets work with any of them.

- **ERC-20:** interchangeable units, such as a currency or points.
- **ERC-721:** each token has an id and one owner; NFTs.
- **ERC-1155:** many kinds in one contract, each with its own supply; transfers in batches.

To make one, inherit the well-reviewed OpenZeppelin implementation and add only your rules for minting and access. ERC-20 amounts are whole numbers; \`decimals\`, usually 18, only tells wallets where to put the point.

**Approval** lets another contract move your tokens by \`transferFrom\`. An unlimited approval to a faulty or hostile contract empties your balance later, so approve what is needed and revoke old ones. Some tokens return no value or take a fee on transfer: use a safe wrapper and check balances.

An NFT records ownership of an id; the picture is mostly stored elsewhere, and legal rights depend on the licence.`,
    sources: ['blockchain.roadmap', 'blockchain.resources'],
    next: ['blockchain/solidity', 'blockchain/defi', 'blockchain/security'],
  },
  {
    id: 'blockchain/dapp-frontend',
    group: 'blockchain',
    title: 'dApp frontend with ethers.js',
    asked: [
      'How do I connect a website to MetaMask?',
      'How does a dApp read from and write to a contract?',
      'What JavaScript do I need for web3?',
    ],
    terms: ['wallet connection', 'provider', 'signer', 'ABI', 'React', 'BigInt', 'async', 'npm', 'git basics', 'viem'],
    answer: `A dApp is a normal web page whose backend is partly a contract. You need \`async\`/\`await\`, modules, npm, git, and usually React. A **provider** reads the chain, a **signer** asks the wallet to sign, and the **ABI** describes the contract's functions.

\`\`\`js
import { BrowserProvider, Contract } from 'ethers';

const abi = ['function balanceOf(address) view returns (uint256)'];

export async function balance(token) {
  const provider = new BrowserProvider(window.ethereum);
  const signer = await provider.getSigner();
  const contract = new Contract(token, abi, signer);
  return contract.balanceOf(await signer.getAddress());
}
\`\`\`

(This is the style of ethers version 6.) Reading is free and returns at once; writing returns a transaction that you wait for with \`tx.wait()\`. Show each state: waiting for the wallet, pending, confirmed, refused, failed.

Amounts are \`BigInt\` in the smallest unit; a JavaScript number loses digits, so convert with \`parseUnits\` and \`formatUnits\`. Check the network and listen for a changed account. The page must never ask for a private key.`,
    sources: ['blockchain.youtube', 'blockchain.roadmap'],
    next: ['blockchain/transactions', 'frontend/async-await', 'frontend/git'],
  },
  {
    id: 'blockchain/oracles-and-storage',
    group: 'blockchain',
    title: 'Oracles and decentralised storage',
    asked: [
      'What is an oracle in blockchain?',
      'How does a smart contract get the price of something?',
      'What is IPFS and how do NFTs use it?',
    ],
    terms: [
      'Chainlink',
      'price feed',
      'oracle problem',
      'content addressing',
      'CID',
      'pinning',
      'Arweave',
      'randomness',
      'VRF',
    ],
    answer: `A contract cannot call a website: every node must compute the same result, at any time later too. An **oracle** brings outside data in by a transaction. A single source is a single point of failure, so networks such as Chainlink combine reports of several operators. When you read a price, check that it is positive and recent, and mind its decimals.

Don't use the momentary price of one small exchange pool: somebody can move it within a transaction with a flash loan. Nor is block data safe randomness; use a verifiable random function.

Storage on the chain is expensive, so large files live elsewhere. **IPFS** addresses a file by a hash of its content (CID): the same content has the same address, and a changed file has another one, so the chain need only hold the CID. IPFS does not promise to keep anything: some node must **pin** the file, or it may disappear. Everything published there is public; encrypt private data first, or better leave it out.`,
    sources: ['blockchain.roadmap', 'blockchain.youtube'],
    next: ['blockchain/security', 'blockchain/token-standards', 'blockchain/defi'],
  },
  {
    id: 'blockchain/security',
    group: 'blockchain',
    title: 'Smart contract security and reentrancy',
    asked: [
      'What is a reentrancy attack and how do I prevent it?',
      'How do I audit a smart contract?',
      'What are the most common smart contract vulnerabilities?',
    ],
    terms: [
      'access control',
      'checks effects interactions',
      'overflow',
      'fuzzing',
      'Slither',
      'front-running',
      'flash loan',
      'tx.origin',
      'delegatecall',
    ],
    answer: `Contracts hold money, are public and hard to change, so faults are found by others.

**Reentrancy:** you send coins before you lower the balance; the recipient's code calls you again and withdraws once more. Follow *checks, effects, interactions*: test the conditions, write the state, call outside last. Add a reentrancy guard, and remember other functions that share the state.

Look also for:

- **Access control:** every function that changes something names who may call it. Use \`msg.sender\`, never \`tx.origin\`. Initialisers are protected.
- **Prices and randomness** that can be manipulated within one transaction.
- **Arithmetic:** Solidity from 0.8 reverts on overflow, except in \`unchecked\` blocks and some casts; rounding remains.
- **Front-running:** pending transactions are visible; allow limits on price and time.
- External calls whose failure is ignored, and unbounded loops.

Work in this order: tests, fuzzing and invariants, a static analyser such as Slither, a review by others, a bug bounty, a small limit at the start. An audit lowers risk; it is no guarantee.`,
    sources: ['blockchain.certification', 'blockchain.roadmap'],
    next: ['blockchain/testing-and-deployment', 'blockchain/solidity', 'blockchain/oracles-and-storage'],
  },
  {
    id: 'blockchain/defi',
    group: 'blockchain',
    title: 'DeFi, NFTs and DAOs',
    asked: [
      'How does an automated market maker work?',
      'What is DeFi lending and liquidation?',
      'What is a DAO and how does governance work?',
      'What is impermanent loss?',
    ],
    terms: [
      'AMM',
      'liquidity pool',
      'constant product',
      'collateral',
      'flash loan',
      'slippage',
      'governance token',
      'stablecoin',
      'NFT marketplace',
    ],
    answer: `**AMM:** a pool holds two tokens, and a formula sets the price. With the constant product rule, x · y stays the same in a swap without fees: in a pool of 100 A and 100 B, paying in 25 A takes out 20 B, because 125 · 80 = 10,000. Large trades move the price (**slippage**), so users set a minimum. Who provides liquidity earns fees; if the price moves, the share is worth less than simply holding both tokens (**impermanent loss**).

**Lending:** you deposit collateral worth more than the loan. When it falls below a threshold, anyone may repay part of the debt and take collateral at a discount: liquidation. A **flash loan** needs no collateral, because it is repaid in the same transaction or everything reverts.

**NFTs** record ownership of single items. A **DAO** lets token holders vote on proposals that a contract executes; few large holders often decide.

Contract faults, oracle errors and admin keys are risks besides the market.`,
    sources: ['blockchain.roadmap', 'blockchain.youtube'],
    next: ['blockchain/token-standards', 'blockchain/oracles-and-storage', 'blockchain/security'],
  },
];
