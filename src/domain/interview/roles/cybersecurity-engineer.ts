import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'cybersecurity-engineer-01',
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
      'What you protect now, or what you study',
      'Your path into security',
      'One thing you made safer, with a figure',
      'Why this role',
    ],
    outline:
      'Open with what you currently protect, or with what you study and practise on if you are at the start. Give your background in a line: networks, development, support, whichever led you into security, and how many years. Name the skills you could show in a lab tomorrow. Then one project with its result: a detection you built, a process you changed, the time to patch reduced by some percent. Leave out anything an earlier employer would not want told. Finish with why this role.',
    followUps: [
      'What do you do to keep up, and what did it teach you last month?',
      'What would you refuse to tell us about your last employer, and why?',
    ],
  },
  {
    id: 'cybersecurity-engineer-02',
    topic: 'Security incident you handled',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'detection', match: ['detection', 'detected', 'alert', 'noticed'] },
      { label: 'containment', match: ['containment', 'contain', 'isolate'] },
      { label: 'investigation', match: ['investigation', 'investigat', 'logs', 'root cause'] },
      { label: 'eradication and recovery', match: ['eradication and recovery', 'eradicat', 'recover', 'restore'] },
      { label: 'communication', match: ['communication', 'report', 'communicat', 'stakeholder'] },
      { label: 'lessons', match: ['lessons', 'lesson', 'prevent'] },
    ],
    question: 'Tell me about a security incident you handled, from the first sign to the last lesson.',
    covers: [
      'How it was noticed, and how late',
      'Containment before cure',
      'Facts found, and evidence kept',
      'Who was told what',
      'What changed afterwards',
    ],
    outline:
      "Follow the phases, and say what you did yourself. How it was detected: an alert, a user, chance, and how long after it began. How you contained it, such as an isolated host or a locked account, and what that cost the business. How you investigated: which logs, what you could prove, what stayed unknown. How the intruder's foothold was eradicated and systems were restored. Whom you reported to, and when. Close with the lessons: the root cause and the change that would prevent it, or at least show it sooner. Keep names and details out.",
    followUps: [
      'How long was it from the first sign to containment, and what took longest?',
      'Which step would you take earlier today?',
    ],
  },
  {
    id: 'cybersecurity-engineer-03',
    topic: 'CIA triad and least privilege',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'confidentiality', match: ['confidentiality', 'confidential'] },
      { label: 'integrity', match: ['integrity'] },
      { label: 'availability', match: ['availability', 'availab'] },
      { label: 'least privilege', match: ['least privilege', 'minimum access'] },
      { label: 'example control', match: ['example control', 'encryption', 'hash', 'backup'] },
      { label: 'access review', match: ['access review', 'review', 'role'] },
    ],
    question:
      "What do confidentiality, integrity and availability mean for a hospital's patient records, and where does least privilege come in?",
    covers: [
      'Each goal on the given example',
      'A control for each',
      'Where the goals pull against each other',
      'Access limited and looked at again',
    ],
    outline:
      'Apply each word to the case. Confidentiality: only those who treat a patient read the record, so encryption and access rules. Integrity: a dose is not changed unseen, so hashes or signatures and an audit trail. Availability: the record opens at three in the morning, so redundancy and tested backups. Show that they pull apart: a strict lock may cost a life, hence an emergency access that is logged and checked afterwards. Least privilege limits what one stolen account can do: each role gets the minimum access its work needs, and a regular review removes what piled up.',
    followUps: [
      'Which of the three would you give up first in an emergency department, and how would you make up for it?',
      'How do you find rights that nobody needs any more?',
    ],
  },
  {
    id: 'cybersecurity-engineer-04',
    topic: 'Authentication versus authorization',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'identity proof', match: ['identity proof', 'who you are', 'identity'] },
      { label: 'permissions', match: ['permissions', 'permission', 'what you can'] },
      { label: 'factors and MFA', match: ['factors and mfa', 'mfa', 'multi factor', 'two factor'] },
      { label: 'OAuth and tokens', match: ['oauth and tokens', 'oauth', 'token', 'jwt'] },
      { label: 'SSO or SAML', match: ['sso or saml', 'sso', 'saml'] },
      { label: 'RBAC', match: ['rbac', 'role based'] },
    ],
    question:
      'What is the difference between authentication and authorization, and where do MFA, OAuth and single sign-on belong?',
    covers: [
      'Who you are against what you may do',
      'Factors of different kinds',
      'What OAuth is for, and what it is not',
      'Sign-on and roles in a company',
    ],
    outline:
      'Separate the two first: authentication proves an identity, authorization decides which permissions that identity has. MFA belongs to the first: two factors of different kinds, such as a password and a hardware key, with keys resisting phishing better than codes by text message. OAuth belongs to the second: an application gets a token with limited scope instead of a password; OpenID Connect adds a statement of identity on top. SSO, by SAML or OpenID Connect, lets one identity provider vouch for many applications. For permissions name role based access control, checked on the server at every request.',
    followUps: [
      'What goes wrong when an application treats an OAuth access token as proof of identity?',
      'How do you cut off access for someone who leaves today?',
    ],
  },
  {
    id: 'cybersecurity-engineer-05',
    topic: 'OWASP Top 10 web risks',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'broken access control', match: ['broken access control', 'access control'] },
      { label: 'injection', match: ['injection', 'sql injection'] },
      { label: 'XSS', match: ['xss', 'cross site scripting'] },
      { label: 'CSRF', match: ['csrf'] },
      { label: 'misconfiguration', match: ['misconfiguration', 'misconfigur'] },
      { label: 'fixes', match: ['fixes', 'parameterized', 'validation', 'encode'] },
    ],
    question: 'Which web risks from the OWASP Top 10 do you meet most, and how do you close them in code?',
    covers: [
      'Access control, with a concrete example',
      'Injection and cross-site scripting, and their fixes',
      'Forged requests and misconfiguration',
      'How they are found before an attacker does',
    ],
    outline:
      "Pick four and pair each with its cure. Broken access control: changing an id in the address shows another customer's invoice, so check ownership on the server at every request. SQL injection: use parameterized queries, never strings glued together. XSS, cross site scripting: encode output for its context, and add a content security policy as a second line. CSRF: same-site cookies and a token. Then misconfiguration: default passwords, open storage, debug pages. Say how you find them early: code review, scanners in the build, and a manual test of permissions, which scanners rarely catch.",
    followUps: [
      'Why is filtering input alone not enough against cross-site scripting?',
      'Which of these did you last find yourself, and how?',
    ],
  },
  {
    id: 'cybersecurity-engineer-06',
    topic: 'Symmetric versus asymmetric encryption',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'one shared key', match: ['one shared key', 'same key', 'shared key', 'symmetric'] },
      { label: 'key pair', match: ['key pair', 'public key', 'private key'] },
      { label: 'speed', match: ['speed', 'faster', 'slow'] },
      { label: 'AES and RSA', match: ['aes and rsa', 'aes', 'rsa'] },
      { label: 'key exchange in TLS', match: ['key exchange in tls', 'key exchange', 'tls', 'handshake'] },
      { label: 'hashing difference', match: ['hashing difference', 'hash', 'one way'] },
    ],
    question: 'Why does TLS use both symmetric and asymmetric cryptography?',
    covers: [
      'What each kind does well and badly',
      'What happens in the handshake',
      'Names of algorithms in their place',
      'What a hash does that neither does',
    ],
    outline:
      'Set out the problem: symmetric ciphers such as AES are fast, but both sides need the same key first. Asymmetric ones use a public key and a private key, so nothing secret must be shared beforehand, but they are slow. TLS takes the best of each: in the handshake the server proves itself with a certificate and a signature, by RSA or an elliptic curve; a Diffie-Hellman exchange agrees on a fresh key; then AES encrypts the data. Fresh keys give forward secrecy. Add that a hash is neither: one way, without a key, used to detect changes.',
    followUps: [
      "What can someone read who recorded the traffic and later steals the server's private key?",
      'Why is encryption without a check of integrity not enough?',
    ],
  },
  {
    id: 'cybersecurity-engineer-07',
    topic: 'Password storage',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'hash not encrypt', match: ['hash not encrypt', 'hash'] },
      { label: 'salt', match: ['salt'] },
      { label: 'slow algorithm', match: ['slow algorithm', 'bcrypt', 'argon2', 'scrypt'] },
      { label: 'brute-force limits', match: ['brute-force limits', 'rate limit', 'lockout', 'brute'] },
      { label: 'MFA', match: ['mfa', 'second factor'] },
      { label: 'never log', match: ['never log', 'log', 'plain text'] },
    ],
    question:
      'How should an application store passwords, and what protects the accounts if that table leaks all the same?',
    covers: [
      'Hashed, not encrypted, and why',
      'Salt and a deliberately slow function',
      'Limits on guessing online',
      'A second factor, and no passwords in logs',
    ],
    outline:
      'Say that you store a hash, not an encrypted password, because nobody should be able to turn it back. Each gets its own random salt, so that equal passwords differ and precomputed tables are useless. The function must be slow and use much memory: Argon2, scrypt or bcrypt, with the cost raised as machines get faster. Against guessing at the login, use a rate limit rather than a lockout an attacker could abuse, and refuse passwords known from leaks. MFA keeps a cracked password from being enough. Never log a password, not even in an error report. After a leak, reset and tell users.',
    followUps: [
      'The old table uses plain MD5. How do you move to a better function without waiting for every login?',
      'What does a pepper add, and where would you keep it?',
    ],
  },
  {
    id: 'cybersecurity-engineer-08',
    topic: 'Network defense',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'firewall', match: ['firewall'] },
      { label: 'IDS and IPS', match: ['ids and ips', 'ids', 'ips', 'intrusion'] },
      { label: 'segmentation and DMZ', match: ['segmentation and dmz', 'segment', 'dmz'] },
      { label: 'VPN and zero trust', match: ['vpn and zero trust', 'vpn', 'zero trust'] },
      { label: 'packet analysis', match: ['packet analysis', 'wireshark', 'packet'] },
      { label: 'port scan', match: ['port scan', 'nmap', 'port'] },
    ],
    question:
      'Sketch the defences of an office network with a public web server. What stops an attacker, and what notices one?',
    covers: [
      'Zones, and what may pass between them',
      'Prevention beside detection',
      'Remote access and trust',
      'How you check your own defences',
    ],
    outline:
      'Draw zones first: the web server in a DMZ, offices, servers and guests each in a segment, and a firewall that passes only what is needed, outbound included. Then what notices: an IDS watches, an IPS also blocks, and both need somebody who reads them. For remote work compare a VPN, which opens a network, with zero trust, which checks user and device for each application. Say how you test it: a port scan from outside and inside with nmap, packet captures in Wireshark where something looks odd. Close with the assumption that one host is already lost: what could it reach?',
    followUps: [
      'Which outbound connections would you block, and whom would that disturb?',
      'What does an IDS still see when almost all traffic is encrypted?',
    ],
  },
  {
    id: 'cybersecurity-engineer-09',
    topic: 'SIEM and threat detection',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'log collection', match: ['log collection', 'log'] },
      { label: 'correlation rules', match: ['correlation rules', 'correlat', 'rule'] },
      { label: 'false positives', match: ['false positives', 'false positive'] },
      { label: 'triage', match: ['triage', 'priorit', 'severity'] },
      { label: 'MITRE ATT&CK', match: ['mitre att&ck', 'mitre', 'attack'] },
      { label: 'playbooks', match: ['playbooks', 'playbook', 'runbook', 'soar'] },
    ],
    question:
      'Your SIEM raises two thousand alerts a day, and two analysts read them. How do you make detection useful?',
    covers: [
      'The right logs before more rules',
      'Fewer and better alerts',
      'An order by risk',
      'Written steps, some of them automatic',
      'How you measure it',
    ],
    outline:
      'Start from the attacks that matter to this company, mapped to MITRE ATT&CK, and ask which log would show each one; collect those and drop the rest. Then look at the loudest rules: a few usually cause most false positives, so tune or retire them. Correlate weak signals, such as a new device plus a strange hour plus a mass download, into one alert. Triage by severity and by the value of the asset. Give each alert a playbook, and automate the dull lookups. Measure time to detect and the share of true alerts, and test rules with simulated attacks.',
    followUps: [
      'How do you decide to switch a rule off, and who has to agree?',
      'What share of true alerts would satisfy you, and why not all of them?',
    ],
  },
  {
    id: 'cybersecurity-engineer-10',
    topic: 'Ransomware found on a workstation',
    category: 'situational',
    difficulty: 'hard',
    concepts: [
      { label: 'isolate host', match: ['isolate host', 'isolate', 'disconnect'] },
      { label: 'preserve evidence', match: ['preserve evidence', 'evidence', 'image', 'memory'] },
      { label: 'scope spread', match: ['scope spread', 'scope', 'spread', 'lateral'] },
      { label: 'notify per plan', match: ['notify per plan', 'notify', 'incident response plan', 'legal'] },
      { label: 'restore from backup', match: ['restore from backup', 'backup', 'restore'] },
      { label: 'improve', match: ['improve', 'patch', 'training', 'lesson'] },
    ],
    question: 'A workstation shows a ransom note. What do you do in the first hour, and what after that?',
    covers: [
      'Cut it off, but keep the evidence',
      'Find out how far it has gone',
      'Follow the plan: who is told, who decides',
      'Restore cleanly, then close the way in',
    ],
    outline:
      'First isolate the host from the network, but do not switch it off, since memory may hold evidence, even keys. Start the incident response plan: name a lead, notify management, legal and, where required, the authorities within their deadline. Then scope the spread: same account, same file changes, lateral movement, and whether the backups are out of reach. Take an image before cleaning. Rebuild instead of cleaning, reset credentials, and restore from a backup taken before the break-in, tested first. Whether to pay is not your decision alone. Finish with improvement: the way in is closed, patched and watched.',
    followUps: [
      'The backups are encrypted as well. What now?',
      'How do you find the moment the attacker first got in?',
    ],
  },
  {
    id: 'cybersecurity-engineer-11',
    topic: 'Team wants to ship with a known vulnerability',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'rate severity', match: ['rate severity', 'severity', 'cvss', 'risk'] },
      { label: 'exploitability', match: ['exploitability', 'exploit', 'exposure'] },
      { label: 'options', match: ['options', 'mitigat', 'workaround', 'fix'] },
      { label: 'risk acceptance owner', match: ['risk acceptance owner', 'accept', 'owner', 'sign off'] },
      { label: 'deadline for fix', match: ['deadline for fix', 'timeline', 'deadline'] },
      { label: 'constructive tone', match: ['constructive tone', 'business', 'balance'] },
    ],
    question:
      'A release is due tomorrow, it contains a vulnerability you know of, and the team wants to ship. What do you do?',
    covers: [
      'The real risk here, not only the score',
      'Options between yes and no',
      'Who may accept the risk, in writing',
      'A date for the fix, and a tone that keeps the door open',
    ],
    outline:
      'Rate it first: the CVSS severity, then the risk here, which depends on exposure, on whether a working exploit exists, and on what data lies behind it. Come with options instead of a no: a small fix, a workaround such as switching the feature off, a rule in front, or shipping to few users. If they ship, the risk is accepted in writing by the owner of the business, not by you, with a deadline for the fix and monitoring until then. Say which cases you would escalate. Keep a tone of balance, since the team must want to tell you next time.',
    followUps: [
      'At which severity would you try to stop the release outright?',
      'The deadline for the fix passes and nothing happens. What do you do?',
    ],
  },
];
