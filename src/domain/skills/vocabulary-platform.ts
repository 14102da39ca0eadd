/** Vocabulary of data and what runs it: databases, analysis, learning, cloud, operations, security; the line format is described in skills-data.ts. */
export const PLATFORM_VOCABULARY: Readonly<Record<string, string>> = {
  databases: `
PostgreSQL|postgres|postgre sql|psql
MySQL|my sql
MariaDB
SQLite
Microsoft SQL Server|sql server|mssql|ms sql
Oracle Database|oracle db|oracle rdbms|oracle
MongoDB|mongo
Redis
Cassandra|apache cassandra
DynamoDB|amazon dynamodb|aws dynamodb
Neo4j|cypher
CockroachDB
InfluxDB
ClickHouse
Firestore|google firestore
Vector Databases|vector database|pinecone|weaviate|chroma|milvus|qdrant
NoSQL|no sql|non-relational databases
Relational Databases|rdbms|relational database
Graph Databases|graph database
Database Design|schema design|data modelling|database schema design
Database Normalization|normalization
Database Indexing|query indexing
Query Optimization|sql tuning|query tuning|sql optimization
Stored Procedures|database triggers
Transactions|acid|acid transactions
Sharding|database sharding|partitioning
Replication|database replication
Database Migration|schema migration|flyway|liquibase
Database Administration|dba
`,
  data: `
Data Analysis|data analytics|analysing data|analyzing data
Data Visualization|data visualisation|dataviz
Data Cleaning|data cleansing|data wrangling|data preprocessing
Exploratory Data Analysis|eda|exploratory analysis
Data Mining
Business Intelligence|bi|bi reporting
Dashboards|dashboarding|dashboard development
Reporting|report generation|ad hoc reporting
Microsoft Excel|excel|ms excel|advanced excel|spreadsheets|=Excel
Pivot Tables|pivot table
Power Query
DAX
Google Sheets
Power BI|powerbi|microsoft power bi
Tableau
Looker|lookml
Looker Studio|google data studio
Metabase
Google Analytics|ga4
pandas
NumPy|numpy arrays
Matplotlib
Seaborn
Plotly|plotly dash
dplyr|tidyverse
Jupyter|jupyter notebook|jupyterlab|ipython
Statistics|statistical analysis|descriptive statistics|inferential statistics
Probability|probability theory
Hypothesis Testing|significance testing|p-value|t-test
A/B Testing|ab testing|split testing|experimentation
Regression Analysis|linear regression
Correlation Analysis
Forecasting|demand forecasting
Time Series Analysis|time series|arima
Funnel Analysis
Customer Segmentation|rfm analysis
KPI Tracking|kpis|key performance indicators|metrics definition
Data Storytelling|storytelling with data
SPSS
Data Engineering
ETL|elt|extract transform load|etl pipelines
Data Pipelines|data pipeline
Data Warehousing|data warehouse|dwh
Data Lake|data lakehouse|lakehouse
Data Modeling|dimensional modeling|star schema|snowflake schema
Data Governance|data catalog|data lineage
Data Quality|great expectations|data validation
Apache Spark|spark|pyspark|spark sql|=Spark
Hadoop|apache hadoop|hdfs|mapreduce
Hive|apache hive|hiveql
Flink|apache flink
Apache Airflow|airflow
dbt|data build tool
Snowflake|snowflake data cloud
BigQuery|google bigquery
Amazon Redshift|redshift
Databricks|delta lake
Azure Synapse|azure synapse analytics
Azure Data Factory|adf
AWS Glue
Fivetran
Informatica|informatica powercenter
Parquet|apache parquet|avro
Stream Processing|real-time processing|streaming data
Change Data Capture|cdc|debezium
Web Scraping|beautifulsoup|scrapy
Big Data
`,
  ml: `
Machine Learning|ml|machine-learning
Deep Learning|dl|deep neural networks
Artificial Intelligence|ai
Generative AI|genai|gen ai
Large Language Models|llm|llms|gpt
Natural Language Processing|nlp
Computer Vision|image processing
Reinforcement Learning|rl|rlhf
Supervised Learning
Unsupervised Learning
Classification|classification models
Clustering|k-means|kmeans|dbscan
Dimensionality Reduction|pca|t-sne|umap
Decision Trees|decision tree
Random Forest|random forests
Gradient Boosting|gradient boosted trees
XGBoost
LightGBM
Logistic Regression
Support Vector Machines|svm
Bayesian Statistics|bayesian inference
Neural Networks|ann|artificial neural networks
Convolutional Neural Networks|cnn|cnns
Recurrent Neural Networks|rnn|lstm|gru
Transformers|transformer models|attention mechanism|bert
Diffusion Models|stable diffusion
GANs|generative adversarial networks
Transfer Learning
Fine-Tuning|fine tuning|finetuning|lora|peft
Prompt Engineering|prompting
Retrieval-Augmented Generation|rag|=RAG
Embeddings|word embeddings|word2vec
AI Agents|agentic ai|llm agents
Model Context Protocol|mcp
LangChain
LangGraph
LlamaIndex|llama index
Hugging Face|huggingface|hugging face transformers
OpenAI API|openai
scikit-learn|sklearn|scikit learn
TensorFlow|tensor flow
Keras
PyTorch|py torch
ONNX
OpenCV|open cv
YOLO|object detection
spaCy
NLTK
SciPy
Feature Engineering|feature extraction
Feature Selection
Feature Store|feast|=Feast
Model Evaluation|model validation
Cross-Validation|cross validation|k-fold
Hyperparameter Tuning|hyperparameter optimization|optuna|grid search
Precision and Recall|f1 score|roc auc
Regularization|l1 regularization|l2 regularization
Anomaly Detection|outlier detection|fraud detection
Recommender Systems|recommendation systems|recommendation engine|collaborative filtering
Sentiment Analysis|text classification
Named Entity Recognition|ner
Speech Recognition|asr|speech to text
Optical Character Recognition|ocr|tesseract
MLOps|ml ops|machine learning operations
MLflow
Kubeflow
Weights & Biases|wandb
DVC|data version control
Amazon SageMaker|sagemaker
Vertex AI|google vertex ai
Azure Machine Learning|azure ml
Amazon Bedrock|aws bedrock
Model Deployment|model serving|triton inference server
Model Monitoring|model drift|data drift
CUDA|gpu programming
Explainable AI|xai|shap|lime|=LIME
Responsible AI|ai ethics|fairness in ml
Quantization|model quantization|model compression
*Ray|ray serve|=Ray
Streamlit|gradio
Kaggle
`,
  cloud: `
Amazon Web Services|aws|amazon aws
Microsoft Azure|azure
Google Cloud Platform|gcp|google cloud
Oracle Cloud Infrastructure|oracle cloud|oci
DigitalOcean
Heroku
Vercel
Netlify
Cloudflare|cloudflare workers
Amazon EC2|ec2
Amazon S3|s3
AWS Lambda|lambda functions
Amazon RDS|rds|aurora
Amazon VPC|vpc
AWS IAM
Amazon CloudFront|cloudfront
Amazon Route 53|route53
Amazon ECS|ecs
Amazon EKS|eks
Amazon SQS|sqs
Amazon SNS|sns
Amazon CloudWatch|cloudwatch
AWS CloudFormation|cloudformation
AWS CDK|cloud development kit
Amazon API Gateway|aws api gateway
Amazon Cognito|cognito
AWS Elastic Beanstalk|elastic beanstalk
Azure Functions
Azure Kubernetes Service|aks
Azure DevOps|azure pipelines
Azure Active Directory|azure ad|microsoft entra id|entra id
Azure Blob Storage
Azure Cosmos DB|cosmos db
Google Compute Engine|compute engine
Google Kubernetes Engine|gke
Google Cloud Run|cloud run
Google Cloud Pub/Sub|cloud pub/sub
Cloud Architecture|solution architecture|cloud design
Cloud Migration|lift and shift
Cloud Security
Cloud Networking
Cost Optimization|finops|cloud cost management
Auto Scaling|autoscaling
Disaster Recovery|rto|rpo|backup and recovery
Well-Architected Framework
Infrastructure as a Service|iaas
Platform as a Service|paas
Software as a Service|saas
Virtual Machines|vm|vms
Virtualization|vmware|hypervisor|vsphere
Content Delivery Network|cdn
Edge Computing
`,
  devops: `
DevOps|dev ops
Docker|dockerfile|docker containers
Docker Compose|docker-compose
Kubernetes|k8s|kube
*Helm|helm charts|=Helm
Containerization|containers|podman
Container Orchestration|docker swarm|nomad
OpenShift|red hat openshift
CI/CD|ci cd|cicd|continuous integration|continuous delivery|continuous deployment
Jenkins|jenkins pipeline
GitHub Actions
GitLab CI|gitlab ci/cd|gitlab-ci
CircleCI
Argo CD|argocd
*Flux|fluxcd|=Flux
GitOps|git ops
Terraform|opentofu
Pulumi
Ansible
Chef|chef infra
Puppet
Infrastructure as Code|iac
Configuration Management
HashiCorp Vault|secrets management|secret management
Service Mesh|istio|linkerd|envoy
Nginx
Apache HTTP Server|apache httpd|apache web server
HAProxy
Linux|gnu/linux|linux administration
Ubuntu|debian
Red Hat Enterprise Linux|rhel|centos
Unix
Windows Server
Monitoring|infrastructure monitoring|application monitoring
Observability
Prometheus
Grafana
Datadog
New Relic
Splunk
ELK Stack|elastic stack|logstash|kibana
Grafana Loki|loki
OpenTelemetry|otel
Sentry
PagerDuty|on-call|opsgenie
Logging|log management|centralized logging
Incident Management|incident response process
Site Reliability Engineering|sre
SLOs|slo|sli|sla|error budget
Postmortems|blameless postmortem|root cause analysis|rca
Chaos Engineering
Capacity Planning
Blue-Green Deployment|blue green deployment
Canary Releases|canary deployment
Feature Flags|feature toggles|launchdarkly
Release Management
Git|git version control
GitHub
GitLab
Bitbucket
Version Control|source control|svn|subversion
Branching Strategies|gitflow|trunk-based development
Build Automation|build pipelines|makefile|cmake
Platform Engineering|internal developer platform|backstage
System Administration|sysadmin|systems administration
Performance Tuning|performance optimization|profiling
`,
  security: `
Cybersecurity|cyber security|information security|infosec
Application Security|appsec
Network Security
DevSecOps
OWASP Top 10|owasp
Penetration Testing|pentesting|pen testing
Ethical Hacking
Vulnerability Assessment|vulnerability scanning|vulnerability management
Threat Modeling|stride
Threat Intelligence|osint
Threat Hunting
Incident Response
Digital Forensics|computer forensics|dfir
Malware Analysis
Reverse Engineering|ghidra|ida pro
Security Operations Center|soc|soc analyst
SIEM|security information and event management
SOAR
EDR|endpoint detection and response|xdr
IDS/IPS|intrusion detection|intrusion prevention|snort|suricata
Firewalls|firewall|palo alto networks|fortinet
Web Application Firewall|waf
VPN|ipsec
Zero Trust|zero-trust architecture
Identity and Access Management|iam|identity management
Multi-Factor Authentication|mfa|2fa|two-factor authentication
Role-Based Access Control|rbac
Active Directory|ldap
Cryptography|encryption
PKI|public key infrastructure|digital certificates
TLS|ssl|ssl/tls
Hashing|bcrypt|sha-256|password hashing
Secure Coding|secure code review|secure sdlc
SAST|static application security testing|sonarqube
DAST|dynamic application security testing|owasp zap
Dependency Scanning|snyk|dependabot|sca
SQL Injection|sqli
Cross-Site Scripting|xss
CSRF|cross-site request forgery
Burp Suite|burpsuite
Metasploit
Nmap
Wireshark|packet analysis
Kali Linux
MITRE ATT&CK|mitre attack
NIST Cybersecurity Framework|nist|nist csf
ISO 27001|iso/iec 27001
SOC 2|soc2
GDPR|data privacy
HIPAA
PCI DSS|pci-dss
Risk Assessment|risk management
Governance Risk and Compliance|grc
Security Auditing|security audit
Container Security|trivy|falco
Bug Bounty|capture the flag|ctf
`,
  networking: `
Computer Networking|networking|network fundamentals
TCP/IP|tcp|udp
OSI Model
DNS|domain name system
HTTP|https|http/2
DHCP
Subnetting|cidr
Routing and Switching|bgp|ospf
VLAN|vlans
Cisco|cisco ios
Network Troubleshooting|tcpdump
SSH|secure shell
Socket Programming
`,
};
