import type { Card } from '../types';

/** Everyday tools of a developer. */
export const toolsCards: readonly Card[] = [
  {
    id: 'tools/git-everyday',
    group: 'tools',
    title: 'Everyday git commands',
    asked: [
      'What are the basic git commands?',
      'How do I commit and push my changes?',
      'What is the difference between git add and git commit?',
      'What is the staging area in git?',
    ],
    terms: ['version control', 'status', 'stage', 'index', 'pull', 'repository'],
    answer: `Git stores snapshots (commits) of a folder. A change passes three places: your files, the staging area, where you collect what belongs together, and the repository.

\`\`\`bash
git status                 # what changed
git diff                   # changes not yet staged
git add src/login.js       # stage this file
git add -p                 # or choose piece by piece
git diff --staged          # what will be committed
git commit -m "Reject empty passwords"
git pull --rebase          # take over others' commits first
git push
git log --oneline --graph  # history
\`\`\`

\`add\` chooses, \`commit\` records on your machine, \`push\` sends to the server. So a commit without a push is visible to you alone.

Commit small steps that work, and look at \`git status\` before each. The usual mistake is \`git add .\` without looking, which brings in build output, large files or passwords. A \`.gitignore\` keeps these out, but only while they are not tracked yet.`,
    sources: ['git'],
    next: ['tools/git-branch-workflow', 'tools/git-undo', 'tools/commit-messages'],
  },
  {
    id: 'tools/git-branch-workflow',
    group: 'tools',
    title: 'Branches and pull requests',
    asked: [
      'How do I work with branches in git?',
      'What is a pull request?',
      'What is the difference between git fetch and git pull?',
      'How does a team work with git?',
    ],
    terms: ['feature branch', 'PR', 'merge request', 'code review', 'switch', 'checkout', 'trunk'],
    answer: `A branch is a movable name for a commit, so creating one is instant and cheap. Teams usually do each piece of work on its own branch and merge it after review.

\`\`\`bash
git switch main
git pull
git switch -c fix-empty-cart   # create and enter
# edit, test, commit
git push -u origin fix-empty-cart
\`\`\`

Then open a pull request on the server: it shows the changes, runs the tests, and collects comments. Push further commits to the same branch to answer them. After the merge:

\`\`\`bash
git switch main
git pull
git branch -d fix-empty-cart
\`\`\`

\`fetch\` downloads new commits without touching your files; \`pull\` is fetch plus merge (or rebase).

Keep branches short-lived and small: under a few hundred changed lines, reviews are real. In the description say what, why, and how you tested. The usual mistake is a branch that lives for weeks and then conflicts with everything.`,
    sources: ['git'],
    next: ['tools/git-merge-rebase', 'tools/merge-conflicts', 'tools/commit-messages'],
  },
  {
    id: 'tools/git-merge-rebase',
    group: 'tools',
    title: 'Merge versus rebase',
    asked: [
      'What is the difference between git merge and git rebase?',
      'When should I rebase?',
      'Is rebase dangerous?',
      'What does squash mean in git?',
    ],
    terms: ['interactive rebase', 'fast-forward', 'linear history', 'force push'],
    answer: `Both bring the work of two branches together.

**Merge** joins the two histories by a commit with two parents. Nothing is rewritten. If your branch has nothing of its own, the name just moves forward (fast-forward).

**Rebase** takes your commits and applies them again on top of another branch. History becomes a straight line, but the commits are new ones with new ids.

\`\`\`bash
git switch my-feature
git fetch origin
git rebase origin/main
git push --force-with-lease
\`\`\`

The rule: rebase commits that only you have; do not rebase what others build on, because their copies no longer fit. \`--force-with-lease\` refuses if someone else has pushed meanwhile, unlike plain \`--force\`.

\`git rebase -i HEAD~4\` lets you join (squash), reorder or reword the last four commits before review. In a conflict, mend the file, \`git add\` it and \`git rebase --continue\`, or go back with \`git rebase --abort\`. Follow what your team does.`,
    sources: ['git'],
    next: ['tools/merge-conflicts', 'tools/git-undo', 'tools/git-branch-workflow'],
  },
  {
    id: 'tools/merge-conflicts',
    group: 'tools',
    title: 'Merge conflicts',
    asked: [
      'How do I resolve a merge conflict?',
      'What do the lines with HEAD and arrows mean in git?',
      'How do I avoid merge conflicts?',
    ],
    terms: ['conflict markers', 'ours', 'theirs', 'mergetool', 'both modified'],
    answer: `A conflict means that two branches changed the same lines, or one changed a file the other deleted. Git stops and lets you decide; nothing is lost. It marks the places:

\`\`\`text
<<<<<<< HEAD
const limit = 20;
=======
const limit = 50;
>>>>>>> fix-paging
\`\`\`

Above the line of equals signs is the side you are on, below it the other branch. (During a rebase, "HEAD" is the branch you rebase onto.)

1. \`git status\` lists the files.
2. Understand what both sides wanted; ask the author if needed.
3. Write what is right now, perhaps a mixture, and remove all markers.
4. Run the tests: code can be wrong without a conflict, too.
5. \`git add\` the file, then \`git commit\`, or \`git rebase --continue\`.

To start over: \`git merge --abort\`.

Conflicts are rarer with small branches, frequent updates from main, and one formatter for everybody. The usual mistake is to take one side blindly and throw away a colleague's fix.`,
    sources: ['git'],
    next: ['tools/git-merge-rebase', 'tools/git-branch-workflow', 'tools/git-undo'],
  },
  {
    id: 'tools/git-undo',
    group: 'tools',
    title: 'Undoing things in git',
    asked: [
      'How do I undo the last commit?',
      'What is the difference between git reset and git revert?',
      'How do I discard my local changes?',
      'I lost a commit, can I get it back?',
    ],
    terms: ['git restore', 'stash', 'amend', 'reflog', 'rollback', 'soft hard'],
    answer: `Ask first: has it been pushed? What others have should be undone by a new commit.

\`\`\`bash
git restore file.js            # throw away unstaged edits (for good)
git restore --staged file.js   # unstage, keep the edits
git commit --amend             # mend the last commit, not pushed yet
git reset --soft HEAD~1        # remove last commit, keep changes staged
git reset --hard HEAD~1        # remove commit and changes
git revert 4f2a9c1             # new commit that undoes an old one
git stash                      # put edits aside; back: git stash pop
git reflog                     # where HEAD has been
\`\`\`

\`revert\` is safe on shared branches, \`reset\` moves the branch and rewrites history.

Lost a commit? Find its id in \`git reflog\` and \`git switch -c rescue <id>\`. Commits stay for weeks there; edits never committed or staged cannot be recovered.

A password that was pushed must be changed at once. Undoing the commit does not make it secret again.`,
    sources: ['git'],
    next: ['tools/git-everyday', 'tools/git-merge-rebase', 'tools/merge-conflicts'],
  },
  {
    id: 'tools/commit-messages',
    group: 'tools',
    title: 'Commit messages and .gitignore',
    asked: [
      'How do I write a good commit message?',
      'What should I put in .gitignore?',
      'How big should a commit be?',
      'How do I remove a file from git but keep it on my disk?',
    ],
    terms: ['conventional commits', 'imperative mood', 'ignore file', 'git rm cached', 'secrets'],
    answer: `A commit should hold one thought, leave the tests green, and say why it exists. First line: up to about 50 characters, in the imperative, as in "Reject orders without items". Then an empty line and, if needed, the reason and what you ruled out. What changed is in the diff; why is only in your head.

Some teams use prefixes such as \`fix:\` or \`feat:\`; follow what the log shows.

\`.gitignore\` lists what must not be tracked: installed packages, build output, secrets, files of your system.

\`\`\`bash
node_modules/
dist/
.env
*.log
.DS_Store
\`\`\`

It works only for files that are not tracked yet. For one that is:

\`\`\`bash
git rm --cached .env
\`\`\`

This keeps your copy and removes it from the next commit; older commits still hold it, so change any secret in it.

Avoid "fix", "update", "final", and commits that mix reformatting with a change in behaviour.`,
    sources: ['git'],
    next: ['tools/git-everyday', 'tools/git-branch-workflow', 'career/github-pins'],
  },
  {
    id: 'tools/terminal-basics',
    group: 'tools',
    title: 'Terminal basics',
    asked: [
      'How do I use the command line as a beginner?',
      'What are the most important Linux commands?',
      'How do I move around folders in the terminal?',
      'What is the difference between a terminal and a shell?',
    ],
    terms: ['bash', 'zsh', 'cd', 'ls', 'console', 'CLI', 'PowerShell'],
    answer: `The terminal is the window, the shell (bash, zsh, PowerShell) is the program in it that reads your commands. These work in bash and zsh:

\`\`\`bash
pwd                    # where am I
ls -la                 # list, with hidden files
cd projects/shop       # go there; cd .. is one up
mkdir notes            # new folder
cp a.txt b.txt         # copy
mv a.txt notes/        # move or rename
rm b.txt               # delete, no bin
less server.log        # read; q leaves
grep -rn "login" src   # search in files
man ls                 # manual
\`\`\`

Tab completes names, arrow up brings back earlier commands, Ctrl+R searches them, Ctrl+C stops a program.

Put names with spaces in quotation marks. Capitals matter on Linux.

Be careful with \`rm -r\` and \`sudo\`: there is no undo, so read the path twice. Do not paste commands from a page that you do not understand. "Command not found" mostly means a typing error, or a program that is not installed or not on the PATH.`,
    sources: ['devops.roadmap', 'devops.youtube'],
    next: ['tools/pipes', 'tools/ssh-keys', 'tools/environment-variables'],
  },
  {
    id: 'tools/pipes',
    group: 'tools',
    title: 'Pipes and redirection',
    asked: [
      'What does the pipe symbol do in the terminal?',
      'How do I save command output to a file?',
      'How do I count or sort lines in the shell?',
      'What is stderr and how do I redirect it?',
    ],
    terms: ['stdin', 'stdout', 'grep', 'uniq', 'wc', 'xargs', '2>&1'],
    answer: `Programs have three streams: input (0), output (1) and errors (2). The shell can connect them.

\`\`\`bash
ls > files.txt               # output to a file, replaces it
date >> log.txt              # append
sort < names.txt             # read from a file
make > build.log 2>&1        # output and errors together
grep -c ERROR server.log     # count matching lines
cut -d' ' -f1 access.log | sort | uniq -c | sort -rn | head
\`\`\`

The last line shows the most frequent first words (in many web logs the addresses): \`|\` passes the output of one program to the next. \`uniq\` joins only neighbouring equal lines, hence the first \`sort\`.

For many files: \`find . -name '*.txt' -print0 | xargs -0 wc -l\`. The zero option keeps names with spaces whole.

Two traps: \`sort file > file\` empties the file before it is read, and a pipe reports only the status of its last program unless you \`set -o pipefail\` in bash.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['tools/terminal-basics', 'tools/regex', 'tools/curl'],
  },
  {
    id: 'tools/regex',
    group: 'tools',
    title: 'Regular expressions',
    asked: [
      'How do I write a regex?',
      'What do the symbols in a regular expression mean?',
      'What is the difference between greedy and lazy matching?',
      'How do I match an email with regex?',
    ],
    terms: ['regexp', 'pattern matching', 'capture group', 'lookahead', 'character class'],
    answer: `A regular expression describes a set of texts.

| Sign | Meaning |
| --- | --- |
| \`.\` | any character except a line break |
| \`\\d\` \`\\w\` \`\\s\` | digit, word character, white space |
| \`[abc]\` \`[^abc]\` | one of these, none of these |
| \`*\` \`+\` \`?\` \`{2,4}\` | zero or more, one or more, optional, two to four |
| \`^\` \`$\` | start and end of the text, or of lines in multiline mode |
| \`(…)\` | group, captured |
| \`\\.\` | a real dot |

\`\`\`js
const date = /^(\\d{4})-(\\d{2})-(\\d{2})$/;
const m = date.exec('2024-05-17');
console.log(m?.[1]); // "2024"
\`\`\`

\`+\` and \`*\` are greedy and take as much as they can; \`+?\` takes as little. From \`<b>a</b>\`, \`<.+>\` matches everything and \`<.+?>\` only \`<b>\`.

Test on cases that must not match as well. For email, check roughly for something, an @ and something, then send a message. Do not parse HTML with regex, and avoid nested repeats such as \`(a+)+\`, which can take extremely long.`,
    sources: ['mdn', 'python'],
    next: ['tools/pipes', 'tools/editor', 'tools/terminal-basics'],
  },
  {
    id: 'tools/editor',
    group: 'tools',
    title: 'VS Code and editor skills',
    asked: [
      'How do I use VS Code efficiently?',
      'What are the most useful VS Code shortcuts?',
      'Which extensions should I install?',
      'How do I rename a variable everywhere safely?',
    ],
    terms: ['Visual Studio Code', 'IDE', 'multi cursor', 'go to definition', 'Prettier', 'ESLint', 'settings'],
    answer: `Learn one editor well; ten actions do most of the work. In VS Code on Windows and Linux (on a Mac mostly Cmd for Ctrl):

| Action | Keys |
| --- | --- |
| Open a file by name | Ctrl+P |
| Any command | Ctrl+Shift+P |
| Search in all files | Ctrl+Shift+F |
| Go to definition | F12 |
| Show references | Shift+F12 |
| Rename symbol | F2 |
| Select next same word | Ctrl+D |
| Move a line | Alt+Up or Alt+Down |
| Comment out | Ctrl+/ |
| Terminal | Ctrl and the backtick key |

Rename with F2 understands the code, so it spares equal words that mean something else; find and replace does not.

Install few extensions: the language's own, a formatter, a linter, perhaps one for git. Turn on formatting on save, and store project settings in \`.vscode/settings.json\` so that the team shares them. Extensions run with your rights, so check the publisher.

Take one new shortcut a week and use it deliberately. Open the folder of the project, not a single file, or half of this will not work.`,
    sources: [],
    next: ['tools/debuggers', 'tools/regex', 'tools/package-managers', 'study/touch-typing'],
  },
  {
    id: 'tools/debuggers',
    group: 'tools',
    title: 'Debuggers and breakpoints',
    asked: [
      'How do I use a debugger?',
      'What is a breakpoint?',
      'What is the difference between step over and step into?',
      'Should I use print or a debugger?',
    ],
    terms: ['gdb', 'DevTools', 'watch', 'call stack', 'pdb', 'lldb', 'F10 F11'],
    answer: `A debugger stops the running program and lets you look at its values. Set a **breakpoint** on a line, start in debug mode, and the program halts before that line.

- **Step over**: run this line, calls included.
- **Step into**: go into the function called.
- **Step out**: run to the end of this function.
- **Call stack**: who called whom; click on a level to see its variables.
- **Watch**: an expression that is shown at each stop.
- **Conditional breakpoint**: stop only if, say, \`id === 42\`.

In Python write \`breakpoint()\` in the code, in JavaScript \`debugger;\` with the developer tools open. For C and C++:

\`\`\`bash
gcc -g -O0 -Wall main.c -o main
gdb ./main
# in gdb: break main, run, next, step, print x, backtrace
\`\`\`

Without \`-g\` names and lines are missing.

Prints suit loops, timing and servers you cannot stop; a debugger suits "how did we get here with this value?" Before you step, say what you expect. Remove forgotten prints before you commit.`,
    sources: ['mdn', 'python'],
    next: ['tools/editor', 'study/debugging-method', 'tools/browser-devtools'],
  },
  {
    id: 'tools/browser-devtools',
    group: 'tools',
    title: 'Browser developer tools',
    asked: [
      'How do I use the browser developer tools?',
      'How do I see why my request fails in the browser?',
      'How do I inspect CSS on a page?',
    ],
    terms: ['DevTools', 'F12', 'network tab', 'console', 'inspect element', 'Lighthouse', 'Chrome'],
    answer: `Open them with F12, or right-click and Inspect. The main panels, named slightly differently per browser:

- **Elements**: the page as it is now, the styles of an element, which rule won and which are struck out, the box with margins. You can change values to try things; a reload forgets them.
- **Console**: errors with file and line; you can run code against the page.
- **Network**: every request with status, headers, body and time. Tick "disable cache" while you test, and "preserve log" when the page changes.
- **Sources** or Debugger: breakpoints.
- **Application** or Storage: cookies, local storage, service workers.
- **Performance** and audits such as Lighthouse.

When a request fails, look in this order: is it there at all, which address and method, which status, what does the response say? A CORS error in the console often hides an ordinary failure of the server, so check the server's log too.

Test with a narrow window and slowed network as well. Never paste code into the console because a stranger asks you to.`,
    sources: ['mdn', 'frontend.roadmap'],
    next: ['tools/debuggers', 'tools/curl', 'study/debugging-method'],
  },
  {
    id: 'tools/package-managers',
    group: 'tools',
    title: 'Package managers and lock files',
    asked: [
      'What is a package manager?',
      'What is a lock file and should I commit it?',
      'What is the difference between npm install and npm ci?',
      'What does the caret in package.json mean?',
      'What is a virtual environment in Python?',
    ],
    terms: ['pip', 'venv', 'semver', 'dependencies', 'package-lock.json', 'yarn', 'pnpm', 'Maven'],
    answer: `A package manager downloads libraries with everything they need in turn, in versions that fit.

Versions mostly follow MAJOR.MINOR.PATCH: breaking change, new feature, fix. In npm \`^1.4.2\` allows anything from 1.4.2 below 2.0.0, \`~1.4.2\` stays below 1.5.0.

The **lock file** records the exact versions that were installed. Commit it for applications, so that everyone and the build server get the same.

\`\`\`bash
npm install lodash     # add; writes package.json and lock file
npm ci                 # install exactly what the lock file says
npm outdated
\`\`\`

In Python, give each project its own environment:

\`\`\`bash
python -m venv .venv
source .venv/bin/activate    # Windows: .venv\\Scripts\\activate
python -m pip install requests
\`\`\`

Before you add a package, look at its upkeep, licence, size and exact name: attackers publish packages with nearly the same name, and installing may run scripts. Never commit \`node_modules\` or \`.venv\`.`,
    sources: ['frontend.roadmap', 'python'],
    next: ['tools/docker-basics', 'tools/environment-variables', 'tools/commit-messages'],
  },
  {
    id: 'tools/docker-basics',
    group: 'tools',
    title: 'Docker basics',
    asked: [
      'What is Docker and why do people use it?',
      'What is the difference between an image and a container?',
      'How do I write a Dockerfile?',
      'How do I run a database with Docker?',
    ],
    terms: ['Compose', 'volume', 'port mapping', 'virtual machine'],
    answer: `An **image** is a packed file system with a program and its settings; a **container** is a running instance of it, isolated but sharing the host's kernel. That makes it lighter than a virtual machine, which brings its own kernel. The gain: the same environment on each machine.

\`\`\`bash
docker build -t shop .
docker run --rm --name web -p 8080:3000 shop   # host 8080 to container 3000
docker ps                 # running containers
docker logs web
docker exec -it web sh    # a shell inside
docker run -d --name db -p 5432:5432 \\
  -e POSTGRES_PASSWORD=local-only \\
  -v dbdata:/var/lib/postgresql/data postgres:16
\`\`\`

What is written inside a container is lost with it; data that should stay belongs in a volume (\`-v\`).

In a Dockerfile, copy the dependency list and install before you copy the source, so that layers are reused. Do not build passwords into an image, run as a user other than root, and use a \`.dockerignore\`.

The usual mistake: a server listening on 127.0.0.1 inside cannot be reached; let it listen on 0.0.0.0.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['tools/environment-variables', 'tools/package-managers', 'tools/sql-client'],
  },
  {
    id: 'tools/sql-client',
    group: 'tools',
    title: 'SQL clients and psql',
    asked: [
      'How do I connect to a database from the command line?',
      'What are the useful psql commands?',
      'How do I safely run an UPDATE or DELETE?',
    ],
    terms: ['PostgreSQL', 'DBeaver', 'pgAdmin', 'MySQL client', 'EXPLAIN', 'transaction'],
    answer: `A client sends SQL to the server and shows the result; graphical ones such as DBeaver do the same as \`psql\`.

\`\`\`bash
psql -h localhost -U app -d shop
\`\`\`

Inside: \`\\l\` lists databases, \`\\dt\` tables, \`\\d orders\` shows columns and indexes, \`\\x\` turns wide rows upright, \`\\i file.sql\` runs a file, \`\\q\` leaves. A statement ends with a semicolon; a changed prompt means that it still waits for one.

Before you change data, look at what you will hit, and keep the way back open:

\`\`\`sql
SELECT count(*) FROM orders WHERE status = 'draft';

BEGIN;
DELETE FROM orders WHERE status = 'draft';
-- compare the number of rows, then one of:
ROLLBACK;
-- COMMIT;
\`\`\`

An open transaction holds locks, so do not leave it overnight. \`EXPLAIN\` shows the plan of a query; \`EXPLAIN ANALYZE\` really runs it, also a DELETE.

Use an account with read rights for looking around in production. The classic mistake is an \`UPDATE\` without \`WHERE\`.`,
    sources: ['postgres'],
    next: ['tools/docker-basics', 'tools/environment-variables', 'interview/sql-joins'],
  },
  {
    id: 'tools/curl',
    group: 'tools',
    title: 'curl and HTTP requests',
    asked: [
      'How do I send an HTTP request from the terminal?',
      'How do I test an API with curl?',
      'What do the HTTP status codes mean?',
      'How do I send JSON with curl?',
    ],
    terms: ['Postman', 'REST client', 'GET', 'POST', 'headers', '404', '500'],
    answer: `\`curl\` sends requests and shows exactly what comes back, without a browser's caches and rules.

\`\`\`bash
curl https://example.org/            # GET, prints the body
curl -i https://example.org/         # with status and headers
curl -L https://example.org/old      # follow redirects
curl -o page.html https://example.org/
curl -X POST https://example.org/api/items \\
  -H 'Content-Type: application/json' \\
  -H "Authorization: Bearer $TOKEN" \\
  -d '{"name":"lamp","price":20}'
\`\`\`

\`-v\` also shows the connection and the request sent. With \`-d\` curl uses POST by itself.

Status codes by their first digit: 2 success (200, 201 created, 204 no content), 3 redirect (301, 304 not modified), 4 your request (400 malformed, 401 not logged in, 403 not allowed, 404 not found, 429 too many), 5 the server (500, 502, 503).

Put JSON in single quotation marks in bash; the Windows shells differ. CORS is a rule of browsers, so a call that works in curl may still be blocked there. Tokens typed in a command stay in the history.`,
    sources: ['mdn'],
    next: ['tools/browser-devtools', 'tools/pipes', 'tools/environment-variables'],
  },
  {
    id: 'tools/markdown',
    group: 'tools',
    title: 'Markdown',
    asked: [
      'How do I write Markdown?',
      'How do I make a table or code block in Markdown?',
      'How do I add a link or image in a README?',
    ],
    terms: ['md', 'GFM', 'formatting', 'headings', 'checklist'],
    answer: `Markdown is plain text with a few signs, used for READMEs, issues, notes and chat.

\`\`\`md
# Title
Some **bold**, some *italic*, some \`code\`.

- point
- [ ] open task

1. first
2. second

[link text](page.md)  ![what the picture shows](shot.png)
\`\`\`

A code block stands between two lines of three backticks; write the language after the first, such as \`js\`, to get colours.

A table needs a line of dashes below its head:

\`\`\`md
| Name | Hours |
| --- | ---: |
| SQL | 12 |
\`\`\`

An empty line starts a new paragraph; a single line break is often ignored. A list needs an empty line before it in some programs, and indentation for sublists. To show a sign itself, put a backslash before it.

There is a common core (CommonMark) and dialects: tables and task lists belong to GitHub's and may be missing elsewhere. Use headings in order, and give pictures a description for people who cannot see them. The usual error is a fence of backticks that is never closed.`,
    sources: [],
    next: ['tools/commit-messages', 'tools/editor', 'career/project-readme'],
  },
  {
    id: 'tools/ssh-keys',
    group: 'tools',
    title: 'SSH keys',
    asked: [
      'How do I create an SSH key?',
      'How do I connect to GitHub with SSH?',
      'What is the difference between a public and a private key?',
      'Why do I get "Permission denied (publickey)"?',
    ],
    terms: ['ssh-keygen', 'ed25519', 'ssh-agent', 'known_hosts', 'authorized_keys'],
    answer: `An SSH key is a pair: the **public** key goes to servers, the **private** key stays with you and proves that you are its owner, without a password being sent.

\`\`\`bash
ssh-keygen -t ed25519 -C "laptop"     # set a passphrase
cat ~/.ssh/id_ed25519.pub             # copy this one
ssh -T git@github.com                 # test
git remote set-url origin git@github.com:user/repo.git
ssh deploy@server.example.org
\`\`\`

Paste the content of the \`.pub\` file into the settings of GitHub, or append it to \`~/.ssh/authorized_keys\` on a server.

At the first connection you are shown the server's fingerprint: compare it with the one published. If it changes later without a reason you know, stop and ask.

"Permission denied (publickey)": wrong user name (on GitHub always \`git\`), key not added there, another key offered (\`ssh -v\` shows which), or file rights too open; \`chmod 600\` the private key.

Never send, upload or commit the private key. One key per device lets you withdraw a single lost laptop.`,
    sources: ['git', 'devops.roadmap'],
    next: ['tools/terminal-basics', 'tools/git-everyday', 'tools/environment-variables'],
  },
  {
    id: 'tools/environment-variables',
    group: 'tools',
    title: 'Environment variables and secrets',
    asked: [
      'What are environment variables?',
      'How do I use a .env file?',
      'Where should I store API keys?',
      'What is the PATH variable?',
    ],
    terms: ['dotenv', 'configuration', 'export', 'process.env', 'os.environ', 'config'],
    answer: `An environment variable is a named text that a program inherits from whoever starts it. It keeps configuration that differs per machine (addresses, keys, modes) out of the code.

\`\`\`bash
export API_URL=http://localhost:3000   # this shell and its children
DEBUG=1 node server.js                 # for this command only
echo "$PATH"                           # folders searched for programs
\`\`\`

\`\`\`python
import os

url = os.environ["API_URL"]            # error if it is missing
debug = os.environ.get("DEBUG", "0") == "1"
\`\`\`

Values are always text, so convert numbers and flags, and check at start that all needed ones exist.

A \`.env\` file holds them for local work; a library or the tool loads it. List it in \`.gitignore\` and commit a \`.env.example\` with names only.

What a frontend build puts into the page is public, whatever it is called: a key there is no secret; call such services through your own server. In production use the platform's secret store, give each key few rights, and replace it at once if it leaked.`,
    sources: [],
    next: ['tools/commit-messages', 'tools/docker-basics', 'tools/terminal-basics'],
  },
];
