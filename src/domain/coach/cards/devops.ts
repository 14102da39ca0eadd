import type { Card } from '../types';

/** DevOps: what the built-in coach knows. */
export const devopsCards: readonly Card[] = [
  {
    id: 'devops/scripting-languages',
    group: 'devops',
    title: 'Scripting languages for DevOps',
    asked: [
      'Which programming language should I learn for DevOps?',
      'When should I use Bash and when Python?',
      'How do I write a safe Bash script?',
      'What does set -euo pipefail do?',
    ],
    terms: ['shell script', 'Bash', 'Python', 'Go', 'JavaScript', 'automation', 'exit code', 'idempotent'],
    answer: `Learn enough Bash to read any script and glue commands together, and one full language. Python is the common choice for automation and cloud APIs; Go is what many infrastructure tools are written in and gives a single binary.

Switch from Bash to Python when you need data structures, JSON, retries or tests.

\`\`\`bash
#!/usr/bin/env bash
set -euo pipefail

backup_dir="\${1:?usage: backup.sh DIR}"
stamp="$(date +%F)"
tar -czf "/backups/\${stamp}.tar.gz" -- "$backup_dir"
echo "saved \${stamp}"
\`\`\`

\`-e\` stops at the first failing command (not inside conditions), \`-u\` at an unset variable, and \`pipefail\` makes a pipeline fail if any part fails.

- Quote variables, \`"$dir"\`, or spaces break them apart.
- Exit code 0 means success; anything else is a failure that pipelines react to.
- Make scripts idempotent: a second run should do no harm.
- Never put a password in a script; read it from the environment or a secret store.`,
    sources: ['devops.roadmap', 'python'],
    next: ['devops/linux-basics', 'devops/terminal-tools', 'devops/ci-cd'],
  },
  {
    id: 'devops/linux-basics',
    group: 'devops',
    title: 'Linux processes, permissions and file system',
    asked: [
      'How do Linux file permissions work?',
      'What does chmod 755 mean?',
      'How do I manage a service with systemd?',
      'How do I stop a process in Linux?',
    ],
    terms: [
      'chmod',
      'chown',
      'sudo',
      'ps',
      'kill',
      'SIGTERM',
      'SIGKILL',
      'systemctl',
      'journalctl',
      'Ubuntu',
      'RHEL',
      'operating system',
    ],
    answer: `Each file has an owner, a group, and three sets of rights: read (4), write (2), execute (1) for owner, group and others. \`chmod 750\` gives the owner 7 (all), the group 5 (read and execute), others nothing. On a directory, execute means you may enter it.

A process runs as a user and has a number (PID). \`kill PID\` sends SIGTERM, which asks it to end; \`kill -9\` sends SIGKILL, which it cannot handle, so it loses the chance to clean up. Try the first one first.

\`\`\`bash
ls -l /etc/nginx           # rights, owner, group
ps aux --sort=-%mem | head # largest processes
systemctl status nginx     # state of a service
journalctl -u nginx -e     # its log, at the end
df -h; du -sh /var/*       # disk use
\`\`\`

Places to know: \`/etc\` settings, \`/var/log\` logs, \`/home\` users, \`/tmp\` temporary files, \`/proc\` live system data.

Ubuntu and Debian install with \`apt\`, RHEL and Fedora with \`dnf\`. Do not answer "permission denied" with \`chmod 777\`: find the right owner or group.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/linux-troubleshooting', 'devops/terminal-tools', 'devops/scripting-languages'],
  },
  {
    id: 'devops/terminal-tools',
    group: 'devops',
    title: 'Terminal tools: text, processes and network',
    asked: [
      'Which Linux commands should a DevOps engineer know?',
      'How do I search log files with grep?',
      'How do I use awk and sed?',
      'How do I see which port is in use?',
    ],
    terms: ['grep', 'awk', 'sed', 'jq', 'curl', 'ss', 'pipe', 'redirect', 'vim', 'tail', 'xargs', 'command line'],
    answer: `Small commands, joined by pipes, answer most questions on a server.

\`\`\`bash
tail -f app.log                                # follow a log
grep -rn "timeout" /var/log/app                # search, with line numbers
awk '{print $1}' access.log | sort | uniq -c | sort -rn | head
sed -i.bak 's/8080/9090/' app.conf             # replace, keep a copy
curl -sS localhost:8080/health | jq .status    # JSON from an API
ss -tlnp                                       # listening TCP ports
dig +short example.com                         # DNS
command > out.txt 2>&1                         # output and errors to a file
\`\`\`

The \`awk\` line counts requests per client: print the first column, sort, count equal neighbours, sort by count. \`uniq\` needs sorted input, which is why \`sort\` comes first.

- \`>\` overwrites a file, \`>>\` appends.
- Learn one terminal editor well enough to change a file over SSH; in Vim, \`Esc\` then \`:wq\` saves and leaves, \`:q!\` leaves without saving.
- \`man command\` and \`command --help\` explain the options.

Before a command that deletes or rewrites, run it with \`echo\` or without \`-i\` to see what it would touch.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/linux-basics', 'devops/linux-troubleshooting', 'devops/networking'],
  },
  {
    id: 'devops/version-control',
    group: 'devops',
    title: 'Version control and branching for teams',
    asked: [
      'Which Git branching strategy should a team use?',
      'What is trunk-based development?',
      'How do I revert a commit that is already pushed?',
      'What is the difference between GitHub and GitLab?',
    ],
    terms: ['Git flow', 'pull request', 'merge request', 'rebase', 'tag', 'git revert', 'protected branch'],
    answer: `Everything that builds or runs the system belongs in Git: code, pipelines, infrastructure, dashboards. Not secrets.

- **Trunk-based**: short branches, merged into \`main\` within a day or so; unfinished work hides behind feature flags. It suits continuous delivery.
- **Git flow**: long-lived \`develop\` and release branches. It suits products with several supported versions, and costs more merging.

Protect \`main\`: changes come by pull request (GitLab calls it merge request), with a review and passing checks. GitHub and GitLab both host Git repositories and bring reviews and pipelines; the Git commands are the same.

\`\`\`bash
git revert 1a2b3c4               # new commit that undoes a pushed one
git log --oneline --graph -20
git tag -a v1.4.0 -m "Release 1.4.0" && git push origin v1.4.0
\`\`\`

Use \`revert\` on shared branches. \`reset\` and a forced push rewrite history that others may have built on.

If a secret was pushed, deleting it in a later commit is not enough: it stays in the history. Replace the secret at once, then clean up.`,
    sources: ['git', 'devops.roadmap'],
    next: ['devops/ci-cd', 'devops/gitops', 'devops/infrastructure-as-code'],
  },
  {
    id: 'devops/networking',
    group: 'devops',
    title: 'Networking and protocols for DevOps',
    asked: [
      'What happens when you open a URL?',
      'How does DNS work?',
      'How do SSH keys work?',
      'What is TLS?',
      'Which network protocols should a DevOps engineer know?',
    ],
    terms: [
      'OSI model',
      'OSI layers',
      'TCP',
      'UDP',
      'HTTP',
      'HTTPS',
      'DNS record',
      'A record',
      'CNAME',
      'TTL',
      'certificate',
      'port 443',
    ],
    answer: `Opening an HTTPS address runs through the layers:

1. **DNS** turns the name into an IP address. A record: IPv4; AAAA: IPv6; CNAME: another name. Answers are cached for their TTL.
2. **TCP** connects to port 443 and delivers bytes in order. UDP does not promise that.
3. **TLS** proves the server's identity with a certificate and encrypts.
4. **HTTP** sends a request with method, path and headers, and gets a status code: 2xx success, 3xx redirect, 4xx the client's fault, 5xx the server's.

The OSI model has seven layers: physical, data link, network (IP), transport (TCP), session, presentation, application (HTTP). "Layer 4" and "layer 7" load balancers take their names from it.

**SSH** uses a key pair: the public key goes into \`~/.ssh/authorized_keys\` on the server, the private key never leaves your machine.

When something does not connect, go step by step: does the name resolve, is the port reachable, does TLS succeed, what status comes back. \`dig\`, \`nc -vz host 443\`, \`curl -v\` answer these in order.`,
    sources: ['mdn', 'devops.roadmap'],
    next: ['devops/servers-and-proxies', 'devops/linux-troubleshooting', 'devops/cloud-basics'],
  },
  {
    id: 'devops/servers-and-proxies',
    group: 'devops',
    title: 'Web servers, reverse proxies and load balancers',
    asked: [
      'What is a reverse proxy?',
      'What is the difference between a reverse proxy and a load balancer?',
      'How do I set up Nginx in front of an app?',
      'What is a 502 bad gateway?',
    ],
    terms: [
      'Nginx',
      'HAProxy',
      'TLS termination',
      'upstream',
      'health check',
      'caching',
      'firewall',
      'round robin',
      '504',
    ],
    answer: `A reverse proxy stands before your servers and takes the requests for them: it ends TLS, serves static files, caches, limits rates and passes the rest on. A load balancer spreads requests over several servers and leaves out those that fail a health check. One program, such as Nginx, can do both. A forward proxy, in contrast, acts for clients.

\`\`\`text
upstream app { server 10.0.0.11:8080; server 10.0.0.12:8080; }
server {
    listen 443 ssl;
    server_name example.com;
    ssl_certificate     /etc/ssl/example.pem;
    ssl_certificate_key /etc/ssl/example.key;
    location / {
        proxy_pass http://app;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
}
\`\`\`

- **502**: the proxy got no valid answer; usually the app is down or on another port. **504**: it answered too late.
- Run \`nginx -t\` before a reload.
- Keep user sessions out of a single server's memory, or a switch of server logs people out.
- A firewall should let the world reach only the proxy, not the apps behind it.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/networking', 'devops/deployment-strategies', 'devops/kubernetes'],
  },
  {
    id: 'devops/containers-vs-vms',
    group: 'devops',
    title: 'Containers and virtual machines',
    asked: [
      'What is the difference between a container and a virtual machine?',
      'What is a container image?',
      'Why use containers?',
      'What are namespaces and cgroups?',
    ],
    terms: ['Docker', 'hypervisor', 'kernel', 'isolation', 'image layer', 'OCI', 'VM'],
    answer: `A virtual machine imitates hardware and runs its own kernel on a hypervisor. A container is a group of ordinary processes that share the host's kernel, kept apart by namespaces (what they see) and cgroups (how much they may use).

| | Container | Virtual machine |
| --- | --- | --- |
| Kernel | the host's | its own |
| Start | usually below a second | usually longer |
| Size | often megabytes | often gigabytes |
| Isolation | weaker | stronger |

An image is a read-only stack of layers with the program and everything it needs; a container is a running instance of it with a thin writable layer. What is written there is lost when the container is removed, so data belongs in a volume or a database.

Containers give the same result on a laptop, in the pipeline and in production. Use a VM for another operating system kernel, for stronger separation of strangers' code, or for old software. In the cloud, containers usually run inside VMs.

A container is no security wall by itself: do not run as root.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/docker', 'devops/kubernetes', 'devops/cloud-basics'],
  },
  {
    id: 'devops/docker',
    group: 'devops',
    title: 'Docker images, volumes and Compose',
    asked: [
      'How do I write a Dockerfile?',
      'What is the difference between CMD and ENTRYPOINT?',
      'How do I make a Docker image smaller?',
      'What is Docker Compose?',
      'Why does my container stop at once?',
    ],
    terms: [
      'docker build',
      'docker run',
      'multi-stage build',
      'volume',
      'compose.yaml',
      'layer cache',
      '.dockerignore',
      'port mapping',
    ],
    answer: `\`\`\`dockerfile
FROM node:lts-slim AS build
WORKDIR /app
COPY package*.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM nginx:stable
COPY --from=build /app/dist /usr/share/nginx/html
\`\`\`

Each instruction makes a layer that is cached until its input changes. Copy the dependency list first, so that a change in the code does not install everything again. The second stage keeps only the result, so the image is small. A \`.dockerignore\` leaves out \`node_modules\` and \`.git\`.

- \`ENTRYPOINT\` is the program, \`CMD\` its default arguments; arguments after the image in \`docker run\` replace \`CMD\`.
- \`-p 8080:80\` maps host port 8080 to container port 80.
- A named volume keeps data when the container is removed.
- A container lives as long as its main process. If it ends at once, read \`docker logs NAME\`.
- Do not copy secrets in: they stay in the layers.

Compose starts several containers from one \`compose.yaml\`; services reach each other by service name, not by \`localhost\`.`,
    sources: ['devops.resources', 'devops.youtube'],
    next: ['devops/containers-vs-vms', 'devops/ci-cd', 'devops/kubernetes'],
  },
  {
    id: 'devops/cloud-basics',
    group: 'devops',
    title: 'Cloud providers, IAM and virtual networks',
    asked: [
      'What should I learn first in AWS, Azure or Google Cloud?',
      'What is IAM?',
      'What is a VPC?',
      'What is the difference between IaaS, PaaS and SaaS?',
    ],
    terms: [
      'AWS',
      'Azure',
      'GCP',
      'region',
      'availability zone',
      'subnet',
      'security group',
      'role',
      'policy',
      'least privilege',
      'shared responsibility',
    ],
    answer: `Choose one provider and learn the parts that all of them have: compute, storage, database, network, identity, monitoring.

- **IaaS** rents machines, **PaaS** runs your code, **SaaS** is a finished program. Under shared responsibility, the provider secures the ground; your data, accounts and settings stay yours.
- A **region** is a place; **availability zones** are separate sites within it.
- **IAM** decides who may do what to which resource. Give people and programs roles with the fewest rights that work, prefer short-lived credentials to stored keys, and switch on MFA.
- A **VPC** is your private network. Public subnets have a route to the internet gateway; databases belong in private ones. Security groups are firewall rules around a resource.

Usual mistakes: a storage bucket open to the public, administration ports open to the world, everyday work as root.

Set a budget alarm on your first day, tag what you create, and delete it after the exercise.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: [
      'devops/infrastructure-as-code',
      'devops/secrets-and-scanning',
      'devops/networking',
      'devops/choosing-a-cloud',
    ],
  },
  {
    id: 'devops/infrastructure-as-code',
    group: 'devops',
    title: 'Infrastructure as code with Terraform',
    asked: [
      'What is infrastructure as code?',
      'How does Terraform work?',
      'What is Terraform state?',
      'What is drift in infrastructure?',
      'What is the difference between Terraform and Ansible?',
    ],
    terms: [
      'IaC',
      'Terraform',
      'OpenTofu',
      'CloudFormation',
      'Pulumi',
      'plan',
      'apply',
      'remote state',
      'module',
      'declarative',
    ],
    answer: `Infrastructure as code describes servers, networks and databases in files under version control, so that changes are reviewed and environments can be rebuilt. Terraform is declarative: you write the wanted result, and it works out the steps.

\`\`\`hcl
resource "aws_s3_bucket" "logs" {
  bucket = "acme-logs"
  tags   = { team = "platform" }
}
\`\`\`

\`terraform plan\` shows what would change, \`terraform apply\` does it. Read the plan: "must be replaced" on a database means that the old one is destroyed, with its data.

The **state** maps your files to the real resources. Keep it in a remote store with locking, shared by the team, because two people applying at once can damage it. It can hold secrets in plain text, so restrict access.

**Drift** is a difference caused by changes made by hand; \`plan\` reveals it. Bring the change into code or undo it.

Terraform makes the infrastructure; Ansible sets up what runs on the machines. CloudFormation is AWS's own tool; Pulumi uses general programming languages.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/ansible', 'devops/gitops', 'devops/cloud-basics'],
  },
  {
    id: 'devops/ansible',
    group: 'devops',
    title: 'Configuration management with Ansible',
    asked: [
      'What is Ansible used for?',
      'How do I write an Ansible playbook?',
      'What does idempotent mean in Ansible?',
      'What is an Ansible role?',
    ],
    terms: [
      'playbook',
      'inventory',
      'role',
      'module',
      'handler',
      'agentless',
      'Chef',
      'Puppet',
      'configuration management',
    ],
    answer: `Ansible brings machines into a described state over SSH. It needs no agent on them, only Python on most targets. An inventory lists the hosts, a playbook says what they should be like, a role packs tasks, files and defaults for reuse.

\`\`\`yaml
- name: Web servers
  hosts: web
  become: true
  tasks:
    - name: Install nginx
      ansible.builtin.apt: { name: nginx, state: present, update_cache: true }
    - name: Write the configuration
      ansible.builtin.template: { src: site.conf.j2, dest: /etc/nginx/conf.d/site.conf }
      notify: Reload nginx
  handlers:
    - name: Reload nginx
      ansible.builtin.service: { name: nginx, state: reloaded }
\`\`\`

Modules are meant to be **idempotent**: they act only if something differs, so a second run should report no changes. A handler runs only when a task that notifies it changed something.

- \`ansible-playbook site.yml --check --diff\` shows what would change.
- Prefer a module to \`shell\`; a shell command cannot tell whether work is needed.
- Keep secrets in Ansible Vault or a secret store.
- Try on one host with \`--limit\` before all.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/infrastructure-as-code', 'devops/linux-basics', 'devops/secrets-and-scanning'],
  },
  {
    id: 'devops/ci-cd',
    group: 'devops',
    title: 'CI/CD pipelines',
    asked: [
      'What is CI/CD?',
      'What is the difference between continuous delivery and continuous deployment?',
      'How do I write a GitHub Actions workflow?',
      'What should a pipeline contain?',
    ],
    terms: [
      'continuous integration',
      'GitHub Actions',
      'GitLab CI',
      'Jenkins',
      'artifact',
      'runner',
      'build stage',
      'pipeline',
    ],
    answer: `**Continuous integration**: everyone merges small changes often, and each one is built and tested automatically. **Continuous delivery**: every change that passes could be released; a person presses the button. **Continuous deployment**: there is no button.

\`\`\`yaml
name: ci
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: lts/*, cache: npm }
      - run: npm ci
      - run: npm run lint
      - run: npm test
\`\`\`

A good pipeline puts quick checks first, builds the artefact once and carries that same one through test, staging and production. Settings differ by environment, the artefact does not.

- Keep it fast; people go round a slow pipeline.
- A flaky test teaches everyone to ignore red. Repair it or remove it.
- Fix dependency versions with a lock file.
- Give jobs the least rights, and keep secrets out of code from unknown pull requests.
- Know how to roll back before you deploy.`,
    sources: ['devops.roadmap', 'devops.youtube'],
    next: ['devops/deployment-strategies', 'devops/version-control', 'devops/secrets-and-scanning'],
  },
  {
    id: 'devops/deployment-strategies',
    group: 'devops',
    title: 'Deployment strategies: rolling, blue-green, canary',
    asked: [
      'What is a canary deployment?',
      'What is the difference between blue-green and rolling deployment?',
      'How do I deploy without downtime?',
      'How do I roll back a bad release?',
    ],
    terms: ['zero downtime', 'feature flag', 'rollback', 'staged rollout', 'expand and contract migration', 'release'],
    answer: `| Strategy | How | Trade-off |
| --- | --- | --- |
| Recreate | stop the old, start the new | simple, with downtime |
| Rolling | replace instances a few at a time | both versions run together |
| Blue-green | a full second environment, then switch traffic | quick way back, double capacity |
| Canary | a small share of traffic first, watched, then more | least harm, needs good metrics |

A **feature flag** separates deployment from release: the code is out, but switched off, and can be opened to a few users.

The database is the hard part, because old and new code run side by side. Change it in steps that both understand: add the new column, write to both, move the data, switch the readers, and remove the old column in a later release. Then a rollback of the code needs no rollback of the data.

Decide before you start what you watch (errors, latency, a business figure) and at which value you go back. In an incident, roll back first and look for the cause afterwards.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/ci-cd', 'devops/kubernetes', 'devops/incidents-and-slos'],
  },
  {
    id: 'devops/kubernetes',
    group: 'devops',
    title: 'Kubernetes building blocks',
    asked: [
      'What is Kubernetes?',
      'What is the difference between a pod and a deployment?',
      'What is a Kubernetes service?',
      'What are liveness and readiness probes?',
      'What is Helm?',
    ],
    terms: [
      'k8s',
      'pod',
      'node',
      'Deployment',
      'Service',
      'Ingress',
      'ConfigMap',
      'namespace',
      'kubectl',
      'Helm chart',
      'managed cluster',
    ],
    answer: `Kubernetes runs containers on a group of machines and keeps the actual state equal to the state you declared.

- **Pod**: one or more containers that share an address and live together. Pods come and go.
- **Deployment**: keeps a number of equal pods running and rolls out new versions.
- **Service**: a stable name and address for a changing set of pods, chosen by labels.
- **Ingress**: routes HTTP from outside to services.
- **ConfigMap** and **Secret**: settings and secrets. Secrets are only base64-encoded unless the cluster encrypts them.

\`\`\`yaml
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers:
        - name: web
          image: registry.example.com/web:1.4.0
          readinessProbe: { httpGet: { path: /health, port: 8080 } }
\`\`\`

A failing readiness probe takes a pod out of the service; a failing liveness probe restarts the container. Set resource requests and limits. Helm packs such files as a chart with values.

For a single small app, a managed container service is simpler.`,
    sources: ['devops.certification', 'devops.resources'],
    next: ['devops/kubernetes-debugging', 'devops/docker', 'devops/gitops'],
  },
  {
    id: 'devops/kubernetes-debugging',
    group: 'devops',
    title: 'Debugging pods in Kubernetes',
    asked: [
      'How do I debug a pod that does not start?',
      'What does CrashLoopBackOff mean?',
      'What is ImagePullBackOff?',
      'Why is my pod pending?',
      'What does OOMKilled mean?',
    ],
    terms: ['kubectl describe', 'kubectl logs', 'events', 'exit code 137', 'readiness', 'endpoints', 'pod status'],
    answer: `\`\`\`bash
kubectl get pods -o wide
kubectl describe pod web-7d9f      # events at the end
kubectl logs web-7d9f --previous   # log of the container that crashed
kubectl get events --sort-by=.lastTimestamp
kubectl exec -it web-7d9f -- sh    # look inside, if it has a shell
kubectl rollout undo deployment/web
\`\`\`

| Status | Usual cause |
| --- | --- |
| Pending | no node has the requested CPU or memory, or a volume is missing |
| ImagePullBackOff | wrong image name or tag, or no access to the registry |
| CrashLoopBackOff | the process keeps ending; read its log |
| OOMKilled | over its memory limit (exit code 137) |
| Running but not ready | the readiness probe fails |
| CreateContainerConfigError | a ConfigMap or Secret is missing |

If the pod is healthy but nothing arrives, check the service: \`kubectl get endpointslices\` should list the pods' addresses. An empty list means that the selector does not match the labels, or that no pod is ready. Then compare \`targetPort\` with the port the app listens on; it must listen on all addresses, not only on localhost.`,
    sources: ['devops.certification', 'devops.resources'],
    next: ['devops/kubernetes', 'devops/linux-troubleshooting', 'devops/monitoring'],
  },
  {
    id: 'devops/monitoring',
    group: 'devops',
    title: 'Monitoring, logging and tracing',
    asked: [
      'What is the difference between monitoring and observability?',
      'What are metrics, logs and traces?',
      'How does Prometheus work?',
      'How do I write good alerts?',
    ],
    terms: [
      'Prometheus',
      'Grafana',
      'Elastic Stack',
      'ELK',
      'OpenTelemetry',
      'golden signals',
      'alert fatigue',
      'percentile',
      'p95',
      'dashboard',
    ],
    answer: `Monitoring tells you that something known is wrong. Observability is being able to ask new questions from outside. Three kinds of data serve both:

- **Metrics**: numbers over time, cheap to keep. Prometheus collects them by reading each service's metrics page at intervals; Grafana draws them.
- **Logs**: single events. Write them structured, with a request id, and gather them in one place such as the Elastic Stack.
- **Traces**: the path of one request through services with the time spent in each. OpenTelemetry is the common standard for producing all three.

Begin with the four golden signals: latency, traffic, errors, saturation. Look at percentiles rather than means: p95 is the time that 95 percent of requests stay within.

Alert on what users feel, such as error rate or slow answers, and only if somebody must act now; the rest belongs on a dashboard. Each alert links to a runbook.

Avoid metric labels with unbounded values, such as user ids: each value makes a new series.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/incidents-and-slos', 'devops/linux-troubleshooting', 'devops/kubernetes-debugging'],
  },
  {
    id: 'devops/incidents-and-slos',
    group: 'devops',
    title: 'SLIs, SLOs and incident response',
    asked: [
      'What is the difference between SLI, SLO and SLA?',
      'What is an error budget?',
      'What should I do when a deployment breaks production?',
      'What is a blameless postmortem?',
    ],
    terms: [
      'SRE',
      'site reliability engineering',
      'service level objective',
      'on-call',
      'postmortem',
      'MTTR',
      'incident',
      'runbook',
      'toil',
    ],
    answer: `- **SLI**: a measured share of good events, for example requests answered without error within 300 ms.
- **SLO**: the target for it, such as 99.9 percent over 30 days.
- **SLA**: a contract with customers, usually looser than the SLO, with consequences.
- **Error budget**: what the SLO leaves over. 99.9 percent of 30 days leaves about 43 minutes. While budget remains, ship; when it is spent, stability comes first.

When production breaks:

1. Say that there is an incident, and name one person who leads.
2. Stop the harm: roll back, switch the flag off, shift traffic. Do not search for the cause first.
3. Tell users and colleagues at fixed intervals what you know.
4. Confirm recovery by the user-facing metric.
5. Write a blameless review: timeline, causes, what worked, actions with owners and dates.

Blameless means asking how the system let a reasonable person make the mistake.

Announce every change before you make it: several people changing things at once hide each other's effects.`,
    sources: ['devops.resources', 'devops.roadmap'],
    next: ['devops/monitoring', 'devops/deployment-strategies', 'devops/linux-troubleshooting'],
  },
  {
    id: 'devops/linux-troubleshooting',
    group: 'devops',
    title: 'Troubleshooting a slow Linux server',
    asked: [
      'How do I troubleshoot a slow server?',
      'What does load average mean?',
      'The disk is full, how do I find out why?',
      'How do I check memory and CPU in Linux?',
    ],
    terms: ['top', 'htop', 'vmstat', 'iostat', 'free', 'dmesg', 'inode', 'OOM killer', 'lsof', 'load average'],
    answer: `First ask what is slow, since when, and what changed. Then check each resource for use, queueing and errors.

\`\`\`bash
uptime                     # load over 1, 5 and 15 minutes
top                        # CPU and memory per process
free -h                    # look at "available"
vmstat 1 5                 # r: runnable, si/so: swapping, wa: disk wait
df -h; df -i               # space and inodes
du -xh / 2>/dev/null | sort -h | tail
lsof +L1                   # deleted files still held open
dmesg -T | tail            # kernel messages, killed processes
ss -s                      # sockets in use
journalctl -p err --since "1 hour ago"
\`\`\`

- Load counts processes that run, wait for the CPU, or wait in uninterruptible sleep, mostly for disk. Compare it with the number of cores.
- Little "free" memory is normal: Linux uses it as cache. Little "available" is the warning.
- \`df\` full but \`du\` small: a deleted file is still open; restart or signal that process. \`df -i\` full: too many small files.
- \`dmesg\` shows if the kernel killed a process for lack of memory.

Change one thing at a time and write down the result.`,
    sources: ['devops.resources', 'devops.roadmap'],
    next: ['devops/linux-basics', 'devops/terminal-tools', 'devops/monitoring'],
  },
  {
    id: 'devops/secrets-and-scanning',
    group: 'devops',
    title: 'Secrets management and security scanning',
    asked: [
      'How should I store secrets?',
      'Why should I not put passwords in Git?',
      'What is HashiCorp Vault?',
      'What is SOPS?',
      'How do I scan a container image?',
    ],
    terms: [
      'Vault',
      'SOPS',
      'API key',
      'environment variable',
      'rotation',
      'SAST',
      'dependency scanning',
      'DevSecOps',
      'SBOM',
    ],
    answer: `A secret gives access: a password, API key, private key or token. Keep it out of code, images, logs and chat.

- **Secret store** (Vault, or the cloud's own): programs prove who they are and fetch secrets at run time. Vault can also issue credentials that expire.
- **SOPS**: encrypts the values in a file, so that the encrypted file may live in Git.
- **CI variables**: masked and limited to protected branches. Better still, let it get short-lived cloud credentials by OpenID Connect.

Give each service its own secret with the fewest rights, and rotate them.

If a secret leaks: revoke and replace it first, then check its use in the logs, then clean the history. Deleting the commit is not enough, since clones and forks keep it.

Scan in the pipeline: commits for secrets, dependencies and images for known vulnerabilities, code for risky patterns, infrastructure files for open settings. Fail the build on what is serious and fixable.`,
    sources: ['owasp', 'devops.roadmap'],
    next: ['devops/ci-cd', 'devops/cloud-basics', 'devops/gitops'],
  },
  {
    id: 'devops/gitops',
    group: 'devops',
    title: 'GitOps and service mesh',
    asked: [
      'What is GitOps?',
      'What is the difference between Argo CD and Flux?',
      'What is a service mesh?',
      'When do I need Istio?',
    ],
    terms: [
      'Argo CD',
      'Flux',
      'Istio',
      'Linkerd',
      'reconciliation',
      'pull-based deployment',
      'mTLS',
      'sidecar',
      'drift',
    ],
    answer: `**GitOps**: a Git repository holds the wanted state of the cluster, and an agent inside the cluster compares and corrects all the time. You deploy by merging a change and roll back by reverting it. The pipeline needs no access to the cluster, and changes made by hand show up as drift.

Argo CD comes with a web interface that shows each application and its differences; Flux is a set of controllers worked mainly through files and a command line.

Keep application code and deployment files in separate repositories or folders, name images by a fixed version rather than \`latest\`, and store secrets encrypted or as references to a secret store.

A **service mesh** such as Istio moves network concerns out of the code into proxies: mutual TLS between services, retries and timeouts, traffic splitting for canaries, uniform metrics. The price is more moving parts, more memory and a harder search for faults.

You need one when many services must share such rules.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['devops/kubernetes', 'devops/infrastructure-as-code', 'devops/deployment-strategies'],
  },
];
