import type { Card } from '../types';

/** Cybersecurity: what the built-in coach knows. */
export const cybersecurityCards: readonly Card[] = [
  {
    id: 'cybersecurity/it-basics',
    group: 'cybersecurity',
    title: 'Basic IT skills and troubleshooting method',
    asked: [
      'What IT basics do I need for cybersecurity?',
      'How do I troubleshoot a computer problem step by step?',
      'What are the main hardware parts of a computer?',
      'What is the difference between Wi-Fi, Ethernet and Bluetooth?',
    ],
    terms: ['CPU', 'RAM', 'SSD', 'BIOS', 'UEFI', 'connection types', 'NFC', 'help desk', 'CompTIA A+'],
    answer: `You defend machines better if you know how they work.

- **Hardware**: the CPU executes instructions, RAM holds data while the power is on, disks keep it. The firmware (UEFI) starts the system and can check signatures with Secure Boot.
- **Connections**: Ethernet is wired; Wi-Fi can be received by anyone near, so it needs encryption; Bluetooth and NFC work over short distances. Any USB port is a way in: a device may pretend to be a keyboard.

Troubleshoot by method rather than by luck:

1. Identify the problem: what exactly, since when, what changed, who else?
2. Form a theory, starting with the simple causes.
3. Test it, one change at a time.
4. Plan and carry out the repair.
5. Verify, and check that nothing else broke.
6. Write it down.

The same method serves an incident. The usual mistake is to change several things at once: you no longer know what helped, and in a security case you may destroy evidence.`,
    sources: ['cybersecurity.roadmap', 'cybersecurity.certification'],
    next: ['cybersecurity/operating-systems', 'cybersecurity/networking', 'cybersecurity/labs-and-career'],
  },
  {
    id: 'cybersecurity/operating-systems',
    group: 'cybersecurity',
    title: 'Operating systems and permissions for security',
    asked: [
      'Which Linux commands do I need for cybersecurity?',
      'How do permissions work in Windows and Linux?',
      'What is sudo?',
      'How do I harden an operating system?',
    ],
    terms: [
      'chmod',
      'root',
      'administrator',
      'UAC',
      'ACL',
      'Active Directory',
      'PowerShell',
      'hardening',
      'macOS',
      'SUID',
    ],
    answer: `Learn Linux on the command line and how Windows is administered; most company desktops run Windows, many servers Linux.

\`\`\`bash
id; sudo -l               # who am I, what may I run as root
ls -l file                # owner, group, rights
find / -perm -4000 2>/dev/null   # programs that run with their owner's rights
ps aux; ss -tulpn         # processes, listening ports
last; journalctl -p err   # logins, errors
\`\`\`

- Linux: read, write, execute for owner, group, others; \`root\` may do everything; \`sudo\` grants single commands and records them.
- Windows: access control lists on files and registry, administrators, User Account Control; in companies Active Directory manages users and machines.
- macOS: Unix permissions, plus consent prompts for camera, files and the like.

To harden a system: install updates, remove services you do not need, use a normal account for daily work, encrypt the disk, switch on the firewall, and collect logs elsewhere. A benchmark such as those by CIS gives a checklist.

The usual mistake is daily work as administrator: whatever you run gets the same power.`,
    sources: ['cybersecurity.roadmap', 'cybersecurity.resources'],
    next: ['cybersecurity/privilege-escalation', 'cybersecurity/logs-and-siem', 'cybersecurity/scripting'],
  },
  {
    id: 'cybersecurity/networking',
    group: 'cybersecurity',
    title: 'Networking for security: OSI, TCP/IP, ports, subnets',
    asked: [
      'What is the OSI model?',
      'What is the difference between TCP and UDP?',
      'How does subnetting work?',
      'Which ports should I know?',
      'How do DNS and DHCP work?',
    ],
    terms: ['TCP handshake', 'SYN', 'IP address', 'CIDR', '/24', 'private address', 'NAT', 'ARP', 'DORA', 'port 22'],
    answer: `The OSI model names seven layers: physical, data link (MAC addresses), network (IP), transport (TCP, UDP), session, presentation, application. TCP/IP folds them into four. The layers help you say where a fault or an attack sits.

**TCP** connects with SYN, SYN-ACK, ACK and delivers in order; **UDP** just sends.

| Port | Service |
| --- | --- |
| 22 | SSH |
| 25 | SMTP |
| 53 | DNS |
| 80, 443 | HTTP, HTTPS |
| 445 | SMB |
| 3389 | RDP |

**Subnet**: in \`192.168.10.0/26\` the first 26 bits name the network. Six bits remain: 64 addresses, 62 for hosts, since the first is the network and the last the broadcast address. The next network starts at \`.64\`.

**DHCP** hands out addresses in four messages: discover, offer, request, acknowledge. **DNS** turns names into addresses. Neither proves by itself who answers, which is why attackers forge both; ARP, which maps IP to MAC addresses, has the same weakness.

An open port is not a hole; it is a service that must be needed, patched and protected.`,
    sources: ['cybersecurity.roadmap', 'cybersecurity.certification'],
    next: ['cybersecurity/network-tools', 'cybersecurity/network-defence', 'cybersecurity/it-basics'],
  },
  {
    id: 'cybersecurity/network-tools',
    group: 'cybersecurity',
    title: 'Network tools: nmap, Wireshark, tcpdump, dig',
    asked: [
      'How do I use nmap?',
      'How do I capture traffic with Wireshark or tcpdump?',
      'What is the difference between Wireshark and tcpdump?',
      'How do I see open connections on my machine?',
    ],
    terms: ['port scan', 'packet capture', 'pcap', 'netstat', 'ss', 'traceroute', 'display filter', 'nslookup'],
    answer: `Scan and capture only networks that you own or have written permission to test.

\`\`\`bash
nmap -sn 192.168.56.0/24          # which hosts answer
nmap -sV -p- 192.168.56.10        # all TCP ports, with versions
sudo tcpdump -ni eth0 port 53 -w dns.pcap
dig +short example.com MX         # mail servers
ss -tunap                         # connections and their processes
ip route; traceroute example.com  # the way packets take
\`\`\`

nmap reports a port as open, closed (reachable, nothing listens) or filtered (no usable answer, often a firewall). Version guesses come from what the service says and can be wrong.

tcpdump captures on the command line, so it suits servers. Wireshark opens the same pcap files with a view per protocol. Its display filters, such as \`http.request\` or \`ip.addr == 10.0.0.5 && tcp.flags.syn == 1\`, choose what you see; "Follow TCP stream" joins a conversation. Encrypted traffic still shows who talked to whom, when and how much.

Capture files may hold passwords and personal data, so treat them as confidential.`,
    sources: ['cybersecurity.resources', 'cybersecurity.youtube'],
    next: ['cybersecurity/networking', 'cybersecurity/ethical-hacking', 'cybersecurity/logs-and-siem'],
  },
  {
    id: 'cybersecurity/authentication',
    group: 'cybersecurity',
    title: 'Authentication, MFA, SSO and Kerberos',
    asked: [
      'What is the difference between authentication and authorization?',
      'How does MFA work and which kind is best?',
      'What is the difference between SAML, OAuth and OpenID Connect?',
      'How does Kerberos work?',
      'What is LDAP?',
    ],
    terms: [
      'identity',
      'IAM',
      'single sign-on',
      'RBAC',
      'passkey',
      'FIDO2',
      'TOTP',
      'ticket',
      'Active Directory',
      'authorisation',
    ],
    answer: `**Authentication** proves who you are; **authorization** decides what you may do.

**MFA** combines factors of different kinds: something you know, have, or are. Codes by text message are better than nothing; codes from an app are better; security keys and passkeys resist phishing, because they are bound to the real site.

- **SSO**: one sign-in for many applications.
- **SAML** and **OpenID Connect** tell an application who signed in. **OAuth 2.0** grants an application limited access to an API; by itself it does not say who the user is.
- **LDAP** is a protocol to query a directory of users and groups.
- **Kerberos**, used in Active Directory: you prove yourself to the key distribution centre and receive a ticket, and with it fetch a ticket for each service. Passwords do not travel over the network; clocks must agree.
- **RBAC**: rights attach to roles, people get roles.

Check rights on the server at each request, and remove accounts on the day someone leaves.`,
    sources: ['owasp', 'cybersecurity.roadmap'],
    next: ['cybersecurity/password-storage', 'cybersecurity/cryptography', 'cybersecurity/security-fundamentals'],
  },
  {
    id: 'cybersecurity/security-fundamentals',
    group: 'cybersecurity',
    title: 'CIA triad, least privilege, defence in depth, zero trust',
    asked: [
      'What is the CIA triad?',
      'What is least privilege?',
      'What is zero trust?',
      'What is the difference between a threat, a vulnerability and a risk?',
      'What does defense in depth mean?',
    ],
    terms: [
      'confidentiality',
      'integrity',
      'availability',
      'risk assessment',
      'attack surface',
      'control',
      'likelihood',
      'impact',
    ],
    answer: `Three goals, with a control for each:

- **Confidentiality**: only those allowed can read it. Encryption, access rules.
- **Integrity**: nothing is changed unnoticed. Hashes, signatures, audit logs.
- **Availability**: it is there when needed. Backups, redundancy.

They compete: a strict lock may keep out the doctor in an emergency.

A **vulnerability** is a weakness, a **threat** is what could use it, and **risk** joins likelihood and impact. You can reduce a risk, avoid it, transfer it (insurance) or accept it, which the owner of the risk must decide and sign.

- **Least privilege**: each person and program has only the rights its work needs, and only as long as needed.
- **Defence in depth**: several independent layers, so that one failure is not the end.
- **Zero trust**: a place inside the network earns no trust; every request is checked for identity, device and right.

The usual mistakes are a hard shell with a soft inside, and rights that pile up as people change jobs. Review them.`,
    sources: ['cybersecurity.certification', 'cybersecurity.roadmap'],
    next: ['cybersecurity/authentication', 'cybersecurity/frameworks', 'cybersecurity/network-defence'],
  },
  {
    id: 'cybersecurity/cryptography',
    group: 'cybersecurity',
    title: 'Cryptography: symmetric, asymmetric, hashing, PKI',
    asked: [
      'What is the difference between symmetric and asymmetric encryption?',
      'What is the difference between encryption, hashing and encoding?',
      'How does a digital signature work?',
      'What is PKI?',
      'How does TLS use encryption?',
    ],
    terms: [
      'AES',
      'RSA',
      'elliptic curve',
      'Diffie-Hellman',
      'key exchange',
      'SHA-256',
      'Base64',
      'certificate authority',
      'HMAC',
    ],
    answer: `| | Key | Good for |
| --- | --- | --- |
| Symmetric (AES) | one shared key | much data, fast |
| Asymmetric (RSA, elliptic curves) | public and private key | key exchange, signatures |
| Hash (SHA-256) | none | detecting change |
| Encoding (Base64) | none | transport only; no secrecy |

TLS combines them: asymmetric cryptography proves the server's identity and agrees on a key (Diffie–Hellman), then fast symmetric encryption protects the data. With fresh keys per session, a private key stolen later does not open old recordings.

A **signature** is made with the private key over a hash of the message; anyone with the public key can check that it is unchanged and who signed. An **HMAC** does this with a shared key.

**PKI**: certificate authorities sign certificates that bind a name to a public key. Your device trusts a list of such authorities. Certificates expire and can be revoked.

Do not invent algorithms or modes. Use an authenticated mode such as AES-GCM, never repeat its nonce under the same key, and keep keys apart from data. Avoid MD5 and SHA-1.`,
    sources: ['cybersecurity.roadmap', 'cybersecurity.certification'],
    next: ['cybersecurity/password-storage', 'cybersecurity/authentication', 'cybersecurity/web-security'],
  },
  {
    id: 'cybersecurity/password-storage',
    group: 'cybersecurity',
    title: 'Password storage: hashing, salting, key stretching',
    asked: [
      'How should passwords be stored?',
      'What is a salt?',
      'What is the difference between hashing and encrypting a password?',
      'Why is SHA-256 not good for passwords?',
      'What is a rainbow table?',
    ],
    terms: ['Argon2', 'bcrypt', 'scrypt', 'PBKDF2', 'pepper', 'brute force', 'credential stuffing', 'work factor'],
    answer: `Store neither the password nor an encrypted form of it, but a slow, salted hash. A hash cannot be turned back; encryption can, by anyone who has the key.

- **Slow**: SHA-256 is made to be fast, so an attacker with a stolen table tries enormous numbers per second. Argon2id, scrypt, bcrypt and PBKDF2 cost time, and the first two also memory, for every try.
- **Salt**: a random value per user, stored with the hash. Equal passwords then give different hashes, and precomputed ("rainbow") tables are useless. It need not be secret.
- **Pepper**: an optional secret added by the application and kept outside the database.

\`\`\`python
from argon2 import PasswordHasher

hasher = PasswordHasher()
stored = hasher.hash("correct horse battery staple")  # salt is included
hasher.verify(stored, "correct horse battery staple") # raises if wrong
\`\`\`

Allow long passwords, refuse known leaked ones, limit attempts, offer MFA. Rehash at login when you raise the cost. Let a library compare; never write your own scheme, and never send a password by e-mail.`,
    sources: ['owasp', 'cybersecurity.roadmap'],
    next: ['cybersecurity/authentication', 'cybersecurity/cryptography', 'cybersecurity/web-security'],
  },
  {
    id: 'cybersecurity/attacks-and-threats',
    group: 'cybersecurity',
    title: 'Attacks and threats: phishing, malware, social engineering',
    asked: [
      'What are the types of malware?',
      'How do I recognise phishing?',
      'What is the difference between a virus, a worm and a trojan?',
      'What is social engineering?',
      'What is ransomware?',
    ],
    terms: [
      'spear phishing',
      'spyware',
      'rootkit',
      'botnet',
      'DDoS',
      'zero-day',
      'man in the middle',
      'insider threat',
      'supply chain',
    ],
    answer: `| Malware | What it does |
| --- | --- |
| Virus | attaches to files, spreads when they are run |
| Worm | spreads by itself over the network |
| Trojan | pretends to be something useful |
| Ransomware | encrypts data, often after copying it, and demands money |
| Spyware | watches and sends data |
| Rootkit | hides itself deep in the system |

**Phishing** asks for a password, a payment or a click under a false name; spear phishing is made for one person. Signs are urgency, an unusual request, a sender or link whose domain is not quite right. Good forgeries have no spelling mistakes, so check by another channel: open the site yourself, or call a number you already know.

Other terms: **DDoS** floods a service from many machines; **man in the middle** sits between two parties; a **zero-day** is a flaw with no patch yet; a **supply chain** attack comes through a supplier or dependency.

What helps most: MFA that resists phishing, prompt updates, few rights, backups kept offline and tested, and people who can report a mistake without fear.`,
    sources: ['cybersecurity.certification', 'cybersecurity.roadmap'],
    next: ['cybersecurity/incident-response', 'cybersecurity/privilege-escalation', 'cybersecurity/web-security'],
  },
  {
    id: 'cybersecurity/privilege-escalation',
    group: 'cybersecurity',
    title: 'Privilege escalation and lateral movement',
    asked: [
      'What is privilege escalation?',
      'What is the difference between vertical and horizontal privilege escalation?',
      'What is lateral movement?',
      'How do I prevent privilege escalation?',
    ],
    terms: ['SUID', 'sudo misconfiguration', 'root', 'pass the hash', 'credential dumping', 'IDOR', 'least privilege'],
    answer: `An intruder rarely lands with the rights they want. **Vertical** escalation gains a higher level, such as a user who becomes root. **Horizontal** escalation reaches another account of the same level, such as seeing someone else's invoice by changing a number in the address. **Lateral movement** goes from one machine to the next, often with passwords or hashes found on the first.

Common causes, and what to do:

- Missing patches in kernel or services: update.
- Programs with the SUID bit, or broad \`sudo\` rules: remove, narrow down.
- Scripts run by root that others can write: fix owner and rights.
- Passwords in files, history or scripts: move them to a secret store.
- One local administrator password everywhere: make it unique per machine.
- Missing checks on the server: test the right on each object.

To notice it, watch for new administrators, unusual \`sudo\` use, access to credential stores, and logins between workstations.

Practise only in labs made for it, and learn the repair with each technique.`,
    sources: ['cybersecurity.resources', 'cybersecurity.roadmap'],
    next: ['cybersecurity/operating-systems', 'cybersecurity/ethical-hacking', 'cybersecurity/logs-and-siem'],
  },
  {
    id: 'cybersecurity/web-security',
    group: 'cybersecurity',
    title: 'Web attacks: SQL injection, XSS, CSRF',
    asked: [
      'What is SQL injection and how do I prevent it?',
      'What is the difference between XSS and CSRF?',
      'How do I prevent cross-site scripting?',
      'What is Burp Suite used for?',
    ],
    terms: [
      'parameterised query',
      'prepared statement',
      'stored XSS',
      'output encoding',
      'CSP',
      'SameSite',
      'anti-CSRF token',
      'proxy',
    ],
    answer: `**SQL injection**: input becomes part of a query. Cure: parameters.

\`\`\`python
# wrong: cur.execute("SELECT * FROM users WHERE name = '" + name + "'")
cur.execute("SELECT * FROM users WHERE name = %s", (name,))
\`\`\`

**XSS**: an attacker's script runs in another user's page, stored on the site, reflected from a link, or through the page's own code. Cure: encode output for its place (HTML, attribute, URL), let the framework do it, avoid inserting raw HTML or sanitise it with a proven library. A Content Security Policy limits the damage, and \`HttpOnly\` cookies cannot be read by scripts.

**CSRF**: another site makes your browser send a request with your cookies. Cure: \`SameSite\` cookies, a token that the other site cannot know, no changes by GET.

The difference: XSS runs code inside the trusted site and can thereby defeat CSRF protection; CSRF only sends requests from outside.

**Burp Suite** is a proxy between browser and server for viewing, changing and repeating requests. Test only with permission.

Filtering bad characters on input is not enough; validate it as well, but encode where you use it.`,
    sources: ['owasp', 'mdn'],
    next: ['cybersecurity/owasp-top-ten', 'cybersecurity/authentication', 'cybersecurity/ethical-hacking'],
  },
  {
    id: 'cybersecurity/owasp-top-ten',
    group: 'cybersecurity',
    title: 'OWASP Top 10 web risks',
    asked: [
      'What is the OWASP Top 10?',
      'Which are the most common web vulnerabilities?',
      'What is broken access control?',
      'What is SSRF?',
      'How do I secure a web application?',
    ],
    terms: [
      'IDOR',
      'injection',
      'security misconfiguration',
      'vulnerable components',
      'SSRF',
      'logging failures',
      'ASVS',
    ],
    answer: `The OWASP Top 10 is a list of the most important risks for web applications, revised every few years. Use it to raise awareness, not as a full test plan. Themes that keep returning:

- **Broken access control**: a user reaches what is not theirs, for example \`/orders/124\` instead of their own \`/orders/123\`. Check ownership on the server for each object, and deny by default.
- **Cryptographic failures**: plain text, weak hashes, keys in the code.
- **Injection**: SQL, commands, scripts. Use parameters and encoding.
- **Insecure design**: no limit on attempts, a reset that can be guessed. Model threats before you build.
- **Misconfiguration**: default passwords, open storage, detailed error pages.
- **Vulnerable components**: update your dependencies.
- **Authentication failures**: weak passwords allowed, sessions that never end.
- **Missing logs and alerts**.
- **SSRF**: the server is made to fetch an address of the attacker's choosing, such as internal services.

Hiding a button is no access control: the request can be sent without it.`,
    sources: ['owasp', 'cybersecurity.roadmap'],
    next: ['cybersecurity/web-security', 'cybersecurity/password-storage', 'cybersecurity/authentication'],
  },
  {
    id: 'cybersecurity/ethical-hacking',
    group: 'cybersecurity',
    title: 'Ethical hacking and penetration tests',
    asked: [
      'What are the phases of a penetration test?',
      'What is the difference between a vulnerability scan and a penetration test?',
      'What are rules of engagement?',
      'What are Kali Linux and Metasploit?',
      'Is hacking legal?',
    ],
    terms: [
      'pentest',
      'recon',
      'reconnaissance',
      'exploitation',
      'black box',
      'white box',
      'bug bounty',
      'scope',
      'red team',
    ],
    answer: `A penetration test looks for ways in with the owner's written permission. Without permission the same actions are a crime in most countries, even with good intentions.

The **rules of engagement** set scope and exclusions, dates, permitted methods, contacts for emergencies, and how data is handled. If you find something outside the scope, stop and ask.

1. **Reconnaissance**: public sources, then active discovery.
2. **Scanning and enumeration**: hosts, services, versions, users.
3. **Exploitation**: prove a weakness with the least harm.
4. **Post-exploitation**: what could be reached from here?
5. **Clean-up and report**: risk, evidence, steps to repeat, repair.

A vulnerability scan lists known weaknesses automatically and includes false alarms; a test proves and combines them. Black box starts without knowledge, white box with documents or code.

**Kali Linux** is a distribution with such tools; **Metasploit** is a framework of ready exploits and payloads. The report is what the client pays for.

Practise on your own machines, in labs, or within the rules of a bug bounty.`,
    sources: ['cybersecurity.youtube', 'cybersecurity.resources'],
    next: ['cybersecurity/network-tools', 'cybersecurity/web-security', 'cybersecurity/labs-and-career'],
  },
  {
    id: 'cybersecurity/frameworks',
    group: 'cybersecurity',
    title: 'Security frameworks: NIST, ISO 27001, CIS, MITRE ATT&CK',
    asked: [
      'What is the NIST Cybersecurity Framework?',
      'What is MITRE ATT&CK?',
      'What is the cyber kill chain?',
      'What is the difference between ISO 27001 and NIST CSF?',
      'What are the CIS controls?',
    ],
    terms: [
      'govern identify protect detect respond recover',
      'TTP',
      'tactics',
      'compliance',
      'ISMS',
      'audit',
      'benchmark',
    ],
    answer: `| Framework | What it gives |
| --- | --- |
| NIST CSF | six functions: govern, identify, protect, detect, respond, recover |
| ISO/IEC 27001 | requirements for managing information security; certifiable |
| CIS Controls | practical measures in order of priority |
| CIS Benchmarks | hardening settings per product |
| Kill chain | seven stages of an attack |
| MITRE ATT&CK | a catalogue of attackers' tactics and techniques from real cases |

The kill chain runs: reconnaissance, weaponisation, delivery, exploitation, installation, command and control, actions on objectives. Breaking any stage stops the attack, and early is cheaper. It fits intrusions from outside better than insiders.

In ATT&CK a **tactic** is the aim (such as persistence) and a **technique** the way (such as a scheduled task). Teams map their detections to techniques to see the gaps.

Choose by purpose: CIS Controls to begin, NIST CSF to organise and talk to management, ISO 27001 if customers ask for a certificate, ATT&CK for detection work.

Compliance shows that rules are met at a date; it does not prove that you are secure.`,
    sources: ['cybersecurity.roadmap', 'cybersecurity.certification'],
    next: ['cybersecurity/security-fundamentals', 'cybersecurity/logs-and-siem', 'cybersecurity/incident-response'],
  },
  {
    id: 'cybersecurity/logs-and-siem',
    group: 'cybersecurity',
    title: 'Logs, SIEM, SOAR and IDS',
    asked: [
      'What is a SIEM?',
      'What is the difference between IDS and IPS?',
      'What is the difference between SIEM and SOAR?',
      'Which logs should a SOC analyst look at?',
      'How do I reduce false positives?',
    ],
    terms: [
      'SOC',
      'event log',
      'correlation rule',
      'EDR',
      'detection engineering',
      'Splunk',
      'alert triage',
      'Event ID 4625',
      'Sigma',
    ],
    answer: `- **SIEM**: gathers logs from many systems, searches them, and raises alerts by rules or statistics.
- **SOAR**: automates the reaction, such as collecting context, opening a ticket, locking an account.
- **IDS** reports an attack; **IPS** stands in the path and blocks, so a false alarm interrupts real work.
- **EDR**: watches processes and files on each device and can isolate it.

Sources worth having first: sign-ins, identity provider, endpoints, DNS and web proxy, firewall, cloud audit log, mail. On Windows, 4624 is a successful logon, 4625 a failed one, and 4688 a new process.

A useful rule combines facts: many failed logons for one account, then a success from a new country.

Triage an alert: is it true, what else did this user and host do, how far did it go, escalate or close with a reason. Cut false alarms by narrowing the rule and recording known good behaviour, not by switching it off. Attackers delete local logs, so ship them away at once.`,
    sources: ['cybersecurity.resources', 'cybersecurity.roadmap'],
    next: ['cybersecurity/incident-response', 'cybersecurity/frameworks', 'cybersecurity/network-defence'],
  },
  {
    id: 'cybersecurity/incident-response',
    group: 'cybersecurity',
    title: 'Incident response and forensics',
    asked: [
      'What are the phases of incident response?',
      'What should I do when ransomware is found on a workstation?',
      'How do I preserve digital evidence?',
      'What is a runbook?',
      'What is a memory dump used for?',
    ],
    terms: [
      'containment',
      'eradication',
      'recovery',
      'chain of custody',
      'Autopsy',
      'Volatility',
      'disk image',
      'playbook',
      'CSIRT',
      'broke into',
      'hacked server',
    ],
    answer: `Phases: prepare, detect and analyse, contain, eradicate, recover, learn. A **runbook** lists the steps for one kind of incident.

Ransomware on one workstation:

1. Isolate it from the network; if you can, leave it switched on, since memory may hold evidence.
2. Report by the agreed channel, not by a mailbox that may be read.
3. Find the extent: other hosts, shares, accounts, data sent out.
4. Block the account, the address and the way in.
5. Check that backups are intact and out of reach.
6. Rebuild from clean media, restore, change passwords, watch closely.
7. Inform management, legal and, where required, authorities within their time limits.
8. Review: cause, timeline, improvements.

Evidence: collect the most volatile first (memory, connections), then disks. Image a disk through a write blocker, compare hashes, work on the copy, and record who held it when (chain of custody). Autopsy examines disk images, Volatility memory dumps.

The usual mistake is to wipe at once and never learn how they came in.`,
    sources: ['cybersecurity.certification', 'cybersecurity.resources'],
    next: ['cybersecurity/logs-and-siem', 'cybersecurity/attacks-and-threats', 'cybersecurity/frameworks'],
  },
  {
    id: 'cybersecurity/network-defence',
    group: 'cybersecurity',
    title: 'Network defence: firewalls, segmentation, VPN',
    asked: [
      'What does a firewall do?',
      'What is network segmentation?',
      'What is a DMZ?',
      'What is the difference between a stateful firewall and a WAF?',
      'How does a VPN work?',
    ],
    terms: [
      'network defense',
      'ACL',
      'VLAN',
      'proxy',
      'NAC',
      'default deny',
      'stateless',
      'honeypot',
      'IDS',
      'microsegmentation',
    ],
    answer: `- **Firewall**: lets traffic through by rules. A packet filter judges each packet; a stateful one knows the connection it belongs to; a web application firewall reads HTTP. Deny by default, allow what is needed, also outwards: malware has to call home.
- **Segmentation**: separate networks for servers, staff, guests and devices, with rules between them, so one infected laptop does not reach the database.
- **DMZ**: a zone for systems that the internet may reach, apart from the inner network.
- **VPN**: an encrypted tunnel to a network. It gives access to whoever holds the credentials, so add MFA and limit what lies behind it.
- **Detection**: sensors at the borders between zones, and DNS logs.

Order matters in rule lists: often the first match wins. Note each rule's owner and reason, and delete old ones.

Never put remote desktop or databases straight on the internet. And since most traffic is encrypted, a firewall alone sees little; endpoints and identities need their own protection.`,
    sources: ['cybersecurity.roadmap', 'cybersecurity.certification'],
    next: ['cybersecurity/networking', 'cybersecurity/logs-and-siem', 'cybersecurity/security-fundamentals'],
  },
  {
    id: 'cybersecurity/scripting',
    group: 'cybersecurity',
    title: 'Scripting for security: Python, Bash, PowerShell',
    asked: [
      'Which programming language is best for cybersecurity?',
      'How do I use Python for security tasks?',
      'Do I need to code in cybersecurity?',
      'What is PowerShell used for in security?',
    ],
    terms: ['automation', 'log parsing', 'regex', 'Bash', 'Get-WinEvent', 'API', 'script', 'hashing files'],
    answer: `You need not be a developer, but you should automate what you do twice, and read code well enough to see what it does. Python suits logs, APIs and small tools; Bash glues commands on Linux; PowerShell administers Windows and the Microsoft cloud, which is why attackers like it too.

This counts failed SSH logins per address:

\`\`\`python
import re
from collections import Counter
from pathlib import Path

pattern = re.compile(r"Failed password for .* from (\\S+) port")
log = Path("auth.log").read_text(errors="replace")
hits = Counter(pattern.findall(log))
for address, count in hits.most_common(5):
    print(f"{count:6} {address}")
\`\`\`

The same kind of question in PowerShell:

\`\`\`text
Get-WinEvent -FilterHashtable @{LogName='Security'; Id=4625} -MaxEvents 50
\`\`\`

- Treat input as hostile: file names and log lines can be made by an attacker.
- Never build shell commands from text; pass arguments as a list.
- Keep keys in environment variables or a secret store.
- Read a script from the internet before you run it, and try it in a virtual machine.`,
    sources: ['python', 'cybersecurity.roadmap'],
    next: ['cybersecurity/cloud-security', 'cybersecurity/logs-and-siem', 'cybersecurity/operating-systems'],
  },
  {
    id: 'cybersecurity/cloud-security',
    group: 'cybersecurity',
    title: 'Cloud security and shared responsibility',
    asked: [
      'What is the shared responsibility model?',
      'How do I secure a cloud account?',
      'What are common cloud misconfigurations?',
      'What is the difference between IaaS, PaaS and SaaS security?',
    ],
    terms: [
      'AWS',
      'Azure',
      'Google Cloud',
      'IAM',
      'bucket',
      'metadata service',
      'CSPM',
      'key management',
      'public cloud',
    ],
    answer: `The provider secures the cloud itself: buildings, hardware, virtualisation. You secure what you put in it. How much that is depends on the model:

| Model | You look after |
| --- | --- |
| IaaS | system, patches, network rules, applications, data, identities |
| PaaS | your code, settings, data, identities |
| SaaS | users, rights, sharing, data |

Data and identities stay yours in every model.

Incidents often begin with stolen keys or with settings, not with a broken cloud:

- storage that anyone can read
- long-lived access keys in code or on laptops
- roles with far more rights than needed
- administration ports open to the world
- no log, or nobody who reads it

Start with: MFA for everyone, hardware keys for administrators; no daily work with the root account; short-lived roles instead of keys; separate accounts for test and production; the audit log switched on and stored elsewhere; encryption with managed keys; infrastructure as code with checks before it is applied.

Know what you have: nobody patches a forgotten server.`,
    sources: ['cybersecurity.roadmap'],
    next: ['cybersecurity/security-fundamentals', 'cybersecurity/authentication', 'cybersecurity/logs-and-siem'],
  },
  {
    id: 'cybersecurity/labs-and-career',
    group: 'cybersecurity',
    title: 'Labs, CTFs, certifications and first security jobs',
    asked: [
      'How do I start in cybersecurity?',
      'Which certification should I get first in cybersecurity?',
      'What is a CTF?',
      'How do I practise hacking legally?',
      'How do I get a security job without experience?',
    ],
    terms: [
      'TryHackMe',
      'Hack The Box',
      'picoCTF',
      'Security+',
      'home lab',
      'SOC analyst',
      'OverTheWire',
      'write-up',
      'entry level',
    ],
    answer: `Order that works: networks and Linux first, then security basics, then a direction (defence, testing, cloud, governance), with labs from the start.

- **TryHackMe** guides beginners step by step; **Hack The Box** gives less help; **picoCTF** and OverTheWire's Bandit are free and friendly starts.
- A **CTF** ("capture the flag") sets puzzles whose answer is a hidden string.
- **Home lab**: a few virtual machines on a host-only network: one vulnerable target, one attacker, one that collects logs. Attack, then find your own traces.

Write up what you did: the goal, the steps, the cause, how to detect and repair it. Such notes are your portfolio.

A first certificate such as CompTIA Security+ or ISC2 CC shows breadth and helps past filters; it does not replace practice. Check which ones the adverts near you name.

Entry points are help desk, system administration, junior SOC analyst, and security tasks in your present job.

Never try things on systems without permission; one such case can end a career.`,
    sources: ['cybersecurity.resources', 'cybersecurity.certification'],
    next: ['cybersecurity/ethical-hacking', 'cybersecurity/it-basics', 'cybersecurity/logs-and-siem'],
  },
];
