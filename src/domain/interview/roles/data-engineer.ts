import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'data-engineer-01',
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
      'The data you look after now, and for whom',
      'How you came to data engineering',
      'One pipeline you built, with a figure',
      "Why this company's data interests you",
    ],
    outline:
      'Begin with your current role, or your studies, and the data you look after: its sources, its size and who relies on it. Sketch your background in a sentence, with the years of experience and how you came to data engineering. Name the skills you use daily, such as SQL, Python and an orchestrator. Tell one project you built, with its result: a load reduced from six hours to forty minutes, or failed runs down by a percent you can state. Finish with why this role attracts you, tied to something this company does with its data.',
    followUps: [
      'What was the largest amount of data you had to deal with, and what did size change?',
      'Which part of data work do you like least?',
    ],
  },
  {
    id: 'data-engineer-02',
    topic: 'Pipeline you built',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'sources', match: ['sources', 'source'] },
      { label: 'scale', match: ['scale', 'volume', 'rows', 'gb'] },
      { label: 'tools', match: ['tools', 'spark', 'airflow', 'dbt', 'kafka'] },
      { label: 'quality', match: ['quality', 'test'] },
      { label: 'cost or speed result', match: ['cost or speed result', 'reduced', 'faster'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question:
      'Describe a data pipeline that you built or rebuilt. Where did the data come from, who used it, and what was hard?',
    covers: [
      'Sources, volume and users in numbers',
      'Tools with a reason for each',
      'How bad data was caught',
      'A result in time or cost',
      'What you would simplify',
    ],
    outline:
      'Set the frame in numbers: which sources, what volume a day, how fresh it had to be and for whom. Draw the path in words, from ingestion through the raw layer to the tables people query, and name the tools, such as Kafka, Spark, Airflow or dbt, with the reason for each. Explain how you kept quality: tests on keys and row counts, and what happened to bad records. Take one hard moment and tell what you tried. Give the result: run time or cost reduced by how much. End with the lesson you learned and what you would simplify.',
    followUps: [
      'What broke most often, and what did you do about it?',
      'What would you change if the volume grew tenfold?',
    ],
  },
  {
    id: 'data-engineer-03',
    topic: 'ETL versus ELT',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'transform place', match: ['transform place', 'transform'] },
      { label: 'warehouse power', match: ['warehouse power', 'warehouse'] },
      { label: 'raw layer', match: ['raw layer', 'raw', 'bronze'] },
      { label: 'flexibility', match: ['flexibility', 'flexib'] },
      { label: 'tools', match: ['tools', 'dbt', 'spark'] },
      { label: 'cost', match: ['cost'] },
    ],
    question:
      'What changes when you load data first and transform it afterwards? And when would you still transform it before loading?',
    covers: [
      'Where the transformation runs',
      'What a raw layer makes possible',
      'Tools for each way',
      'When ETL is still right',
    ],
    outline:
      'Define both by where the transform happens: ETL shapes data on servers of its own before the warehouse, ELT loads it raw and transforms inside. Say what made ELT common: warehouse power that grows on demand, and cheap storage. The raw layer gives flexibility, because you can rebuild a table after a mistake without asking the source again. Mention tools: dbt for SQL models in the warehouse, Spark where the work does not fit SQL. Then name reasons for ETL: personal data that must be masked before it lands, strict formats, or work whose cost in the warehouse would be higher.',
    followUps: ['How do you handle personal data in a raw layer?', 'What do you do when the warehouse bill doubles?'],
  },
  {
    id: 'data-engineer-04',
    topic: 'Data modeling',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'star schema', match: ['star schema', 'star'] },
      { label: 'facts and dimensions', match: ['facts and dimensions', 'fact', 'dimension'] },
      { label: 'grain', match: ['grain'] },
      { label: 'slowly changing dimensions', match: ['slowly changing dimensions', 'slowly changing', 'scd'] },
      { label: 'normalization', match: ['normalization', 'normal'] },
      { label: 'keys', match: ['keys', 'surrogate', 'key'] },
    ],
    question:
      'Model the sales of a chain of shops for reporting. Which tables do you make, and how does history stay right when a shop moves to another region?',
    covers: [
      'The grain, stated first',
      'Facts, dimensions and keys',
      'History kept as it was',
      'How it differs from a normalised model',
    ],
    outline:
      'State the grain first, because everything follows from it: one row for each product on each receipt. Build a star schema: a fact table with quantity and amount, and dimensions for date, product, shop and customer. Join them by surrogate keys, so that keys of the source may change. For the shop that moves, use a slowly changing dimension of type 2: close the old row with an end date and add a new one, so that old sales keep the old region. Contrast normalization, which avoids repeated data where records are written, with this flatter shape, which makes reports short and fast.',
    followUps: [
      'What would you do if only the current region matters?',
      'How do you load a sale whose product is not yet in its dimension?',
    ],
  },
  {
    id: 'data-engineer-05',
    topic: 'Batch versus streaming',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'latency', match: ['latency', 'real time'] },
      { label: 'throughput', match: ['throughput'] },
      { label: 'windows', match: ['windows', 'window', 'watermark'] },
      { label: 'Kafka', match: ['kafka'] },
      { label: 'exactly once', match: ['exactly once', 'at least once'] },
      { label: 'late data', match: ['late data', 'late'] },
    ],
    question:
      'A team asks for real-time dashboards. How do you decide between batch and streaming, and what does streaming make harder?',
    covers: [
      'The decision that needs the data, and how soon',
      'What batch does well',
      'Windows, watermarks and late events',
      'What a delivery guarantee means',
    ],
    outline:
      'Ask which decision needs the data and with what latency: a daily plan is served by batch, fraud needs seconds, and a run every ten minutes answers many wishes for real time. Batch gives high throughput, simple reruns and lower cost. Describe streaming: events in Kafka, grouped into windows by event time, with a watermark that says when a window may close. Explain late data: wait, correct the result, or set it aside. Be exact about delivery: at least once with idempotent writes is common, while exactly once holds only where source, engine and sink all take part. Add monitoring of consumer lag.',
    followUps: [
      'How do you process last month again when the logic was wrong?',
      'What does exactly once really promise?',
    ],
  },
  {
    id: 'data-engineer-06',
    topic: 'Spark basics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'lazy evaluation', match: ['lazy evaluation', 'lazy'] },
      { label: 'partitions', match: ['partitions', 'partition'] },
      { label: 'shuffle', match: ['shuffle'] },
      { label: 'transformations and actions', match: ['transformations and actions', 'transformation', 'action'] },
      { label: 'skew', match: ['skew'] },
      { label: 'caching', match: ['caching', 'cache', 'persist'] },
    ],
    question:
      'A Spark job that took twenty minutes now takes three hours on twice the data. How does Spark run it, and where do you look?',
    covers: [
      'Lazy plans, actions and stages',
      'Why a shuffle is expensive',
      'How to recognise and treat skew',
      'What to read in the Spark UI',
    ],
    outline:
      'Explain the model first: transformations are lazy and only build a plan; an action such as a write runs it in stages, with one task for each partition. A shuffle moves data between executors and separates stages, so joins and groupings cost most. Then open the Spark UI: is one task far slower than the rest? That is skew, a key with too many rows; salt the key, treat it apart, or let adaptive execution split it. Check for spills to disk, for too few or too many partitions, and for a join that no longer fits a broadcast. Cache only what is read again.',
    followUps: [
      'How do you choose the number of partitions?',
      'When does a broadcast join help, and when does it hurt?',
    ],
  },
  {
    id: 'data-engineer-07',
    topic: 'Orchestration',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'DAG', match: ['dag'] },
      { label: 'retries', match: ['retries', 'retry'] },
      { label: 'idempotent tasks', match: ['idempotent tasks', 'idempot'] },
      { label: 'backfill', match: ['backfill'] },
      { label: 'dependencies', match: ['dependencies', 'depend'] },
      { label: 'alerting', match: ['alerting', 'alert'] },
    ],
    question: 'What makes a scheduled pipeline safe to run twice, and how would you rerun the last thirty days?',
    covers: [
      'Explicit dependencies',
      'Tasks that give the same result again',
      'Retries for the right faults',
      'A backfill that harms nobody',
      'Alerts on lateness too',
    ],
    outline:
      'Describe the DAG: tasks with explicit dependencies, so that nothing starts before its input is complete. The key is idempotent tasks: each run takes its date as a parameter and replaces exactly that partition, or merges by key, so that a second run gives the same result. That makes retries harmless; use a growing delay, and only for faults that pass. A backfill is then the same code over thirty dates, with limited parallelism so that sources and daily runs do not suffer. Never read the current time inside the logic. Finish with alerting on lateness as well as failure, to someone who can act.',
    followUps: [
      'One task must call a payment service. How do you make that safe to repeat?',
      'How do you notice a run that never started?',
    ],
  },
  {
    id: 'data-engineer-08',
    topic: 'Storage formats and partitioning',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'columnar', match: ['columnar', 'parquet'] },
      { label: 'compression', match: ['compression', 'compress'] },
      { label: 'partition pruning', match: ['partition pruning', 'partition'] },
      { label: 'small files', match: ['small files', 'small file'] },
      { label: 'table formats', match: ['table formats', 'delta', 'iceberg'] },
      { label: 'schema evolution', match: ['schema evolution'] },
    ],
    question:
      'How do you lay out a few hundred terabytes of events in object storage so that queries stay fast and cheap?',
    covers: [
      'A columnar format and why',
      'Partitions that match the filters',
      'Small files and compaction',
      'What a table format adds',
    ],
    outline:
      'Choose a columnar format such as Parquet: a query reads only the columns it needs, similar values stand together so that compression works well, and statistics let it skip blocks. Partition by what queries filter on, usually the date, so that partition pruning leaves most files unread; avoid a key with very many values. Fight small files by compacting them towards a few hundred megabytes. Add a table format such as Delta or Iceberg for atomic writes, reading older versions and schema evolution, so that a new column needs no rewrite. Finish with retention, and by checking how many bytes queries scan.',
    followUps: [
      "How do you delete one person's data from files like these?",
      'What goes wrong when you partition by user?',
    ],
  },
  {
    id: 'data-engineer-09',
    topic: 'Data quality and governance',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'tests', match: ['tests', 'test', 'expectation'] },
      { label: 'freshness', match: ['freshness', 'fresh'] },
      { label: 'lineage', match: ['lineage'] },
      { label: 'access control', match: ['access control', 'access'] },
      { label: 'PII', match: ['pii', 'mask'] },
      { label: 'contracts', match: ['contracts', 'contract'] },
    ],
    question: 'An analyst tells you that nobody trusts your tables any more. How do you earn that trust back?',
    covers: [
      'Repair and say what was wrong',
      'Tests that stop bad data',
      'Freshness and lineage in view',
      'Agreements with those who produce the data',
      'Access and personal data',
    ],
    outline:
      'Begin with the case: find out which figure was wrong, fix it, and tell everyone who used it. Then build tests into the pipeline: unique keys, no unexpected nulls, ranges, row counts against the source, and stop publishing when one fails. Promise freshness and show it beside the table. Use lineage to see which reports a column feeds before you change it. Agree on contracts with the teams that produce the data, so that a renamed field fails in their build. Add access by role, PII masked, and an owner for each table. Report incidents openly until they become rare.',
    followUps: [
      'Which tests would you write first, and why those?',
      'A test fails at night. Do you publish or hold back?',
    ],
  },
  {
    id: 'data-engineer-10',
    topic: 'SQL optimization',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'explain plan', match: ['explain plan', 'explain'] },
      { label: 'indexes or clustering', match: ['indexes or clustering', 'index', 'cluster'] },
      { label: 'joins', match: ['joins', 'join'] },
      { label: 'avoid full scan', match: ['avoid full scan', 'scan'] },
      { label: 'window functions', match: ['window functions', 'window'] },
      { label: 'materialized views', match: ['materialized views', 'material'] },
    ],
    question: 'This query joins five tables and runs for forty minutes. Take me through how you make it faster.',
    covers: [
      'The plan before any guess',
      'Less data read',
      'Joins that do not multiply rows',
      'Results computed once',
      'The same answer afterwards',
    ],
    outline:
      'Start with the explain plan, not with guesses: where are most rows read, and where do estimates and real rows part? Avoid a full scan by filtering early on a partition or clustering column, or by an index in a row store, and keep functions off filtered columns. Look at the joins: matching types, a sensible order, no accidental many-to-many that multiplies rows. Replace a self-join with window functions where you compare neighbouring rows. If many reports ask the same, use a materialized view. Measure again after each change, and check that the result is still the same.',
    followUps: [
      'The plan changed overnight with the same query. What may have happened?',
      'When does an additional index make things worse?',
    ],
  },
  {
    id: 'data-engineer-11',
    topic: 'Nightly job failed before a board report',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'impact', match: ['impact', 'who'] },
      { label: 'fix or rerun', match: ['fix or rerun', 'rerun', 'fix'] },
      { label: 'partial data notice', match: ['partial data notice', 'communicat', 'notify'] },
      { label: 'root cause', match: ['root cause'] },
      { label: 'monitoring', match: ['monitoring', 'alert', 'monitor'] },
      { label: 'prevention', match: ['prevention', 'test', 'prevent'] },
    ],
    question:
      "At seven in the morning you see that last night's load failed, and the board report is due at nine. What do you do?",
    covers: [
      'Impact first',
      'Early, honest word to the owner',
      'Rerun or fix only what is needed',
      'Marked partial figures as a fallback',
      'Cause and prevention afterwards',
    ],
    outline:
      "First find the impact: which tables are stale, who uses them, and does the report really need them? Then communicate at once, before anybody finds out: notify the owner of the report what is wrong, what you are trying and when you will write again. Read the log, and decide between a fix and a rerun of only the failed part. If it may not finish, offer partial data clearly marked, or yesterday's figures with their date. Compare totals before you release anything. Later look for the root cause, add monitoring that warns in the night, and a test that would prevent it.",
    followUps: [
      "At half past eight the rerun is at sixty percent. What do you tell the board's office?",
      'Who should have been woken at two, and how?',
    ],
  },
];
