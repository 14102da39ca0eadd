import type { LabelledAnswers } from './labelled-answers';

/**
 * A second collection, written after the rubric had been tuned on the first. It was measured once before anything else was
 * changed, and tuned on then. It is meaner: off-topic answers from the same field, terms strung together with "and", dictated answers
 * without full stops, good answers that are short.
 */
export const SECOND_LABELLED: readonly LabelledAnswers[] = [
  {
    question: 'caching',
    good: [
      'I start with what is read often and changes rarely, product pages for example, and leave prices at checkout uncached. Mostly I use cache-aside: the service asks Redis, and on a miss it reads the database and stores the result with an expiry. The hard part is staleness, so when an editor saves a product we delete its key instead of waiting for the ten minutes to run out. I add a little random time to the expiry, because once all keys ran out together and the database got forty times its usual load. Memory is limited, so the least recently used entries go first. Images and scripts sit on a CDN with a hash in the name. I watch the hit rate; ours is about 92 percent, and if it dropped below 80 I would question the cache.',
      'Only cache what hurts. For a news site that was the front page, so we put it on the CDN for 30 seconds and in Redis behind that. When an editor publishes, we purge the page, since waiting even half a minute looked broken to them. Everything personal is never cached, because one wrong header would show a reader the account of another.',
    ],
    middling: [
      'I would use Redis to cache the results of expensive queries. You set a time to live so the data does not get too old. When the data changes you have to remove it from the cache, otherwise users see old values.',
    ],
    poor: [
      'Caching makes things faster because you do not have to load them again. I would add a cache if the page is slow.',
    ],
    offTopic: [
      'For logging we moved to structured JSON, because grepping plain text across twelve services was hopeless. Every request carries an identifier that is passed along in a header, and so I can follow one order through all services. I also defined which levels we use; debug is off in production unless somebody switches it on for a user. Since then finding the reason of a failed order takes minutes.',
    ],
    stuffed: [
      'I know caching and Redis and CDN and cache-aside and write-through and write-back and expiry and TTL and invalidation and eviction and LRU and LFU and hit rate and stampede and Memcached and Varnish and HTTP headers and ETag.',
      'Caching strategy, what to cache, cache-aside, write-through, expiry, invalidation, eviction, Redis, CDN.',
    ],
  },
  {
    question: 'accessibility',
    good: [
      'I try to use a real button or link wherever one exists, because then the keyboard and the screen reader work without extra code. Text has a contrast of at least 4.5 to 1, and an error is never shown by red alone but also by an icon and a sentence. Every field has a visible label, pictures that mean something have alternative text, and decoration has an empty one. In a dialog I move the focus in and put it back when it closes. I check each screen without the mouse, with axe, and with NVDA before a release. In our booking form that last step found that the calendar could not be left with Tab, which no tool had reported.',
    ],
    middling: [
      'You should have enough contrast and alt texts on the images. It should be possible to use the site with the keyboard. There are guidelines for it, WCAG, and I check them with Lighthouse.',
    ],
    poor: [
      'Accessibility is important so everybody can use the site. I make the fonts bigger and keep the design simple.',
    ],
    offTopic: [
      'A design system saved us a lot of time. We began with colours and spacing as tokens, then built about thirty components together with two developers, and each has a page with examples. Before that every team had its own date picker. I run a short meeting every second week where people can ask for changes, because a library that nobody owns rots quickly.',
    ],
    stuffed: [
      'Accessibility is contrast and keyboard and alt text and labels and WCAG and screen reader and ARIA and focus and colour and semantic HTML and captions and tab order and zoom and inclusive design and POUR and AA and AAA.',
    ],
  },
  {
    question: 'python-errors',
    good: [
      'I separate two kinds. Things I expect, a missing file or a wrong date in an upload, I check at the border, with pydantic models for web input, and turn them into a clear message for the user. Bugs I do not catch where they happen; they go up to one handler that logs the traceback with the request id and answers 500. What I avoid is a bare except, because it also swallows KeyboardInterrupt and typos. I catch the narrowest class, raise my own with "from" so that the cause stays visible, and close files with a with block. For our importer I wrote tests that feed it thirty broken files, and after that the nightly job stopped dying; it skips the row, counts it and reports it in the morning.',
    ],
    middling: [
      'I use try and except blocks around code that can fail, like opening files or calling an API. In the except I log the error. For user input I check the type first, and I raise a ValueError if it is wrong.',
    ],
    poor: ['In Python you can use try and except so that the program does not crash when something happens.'],
    offTopic: [
      'I like list comprehensions, because they are short and fast. Generators are nice too when the data does not fit into memory, since they give one item at a time. With decorators you can add behaviour to a function, for example measure how long it takes. I wrote a small library of such helpers which my team imports in every project.',
    ],
    stuffed: [
      'try, except, finally, else, raise, exception, error, ValueError, TypeError, KeyError, traceback, logging, assert, type hints, mypy, pydantic, unittest, pytest, linter, context manager, with, custom exception, error handling in Python, input validation, None, typing.',
    ],
  },
  {
    question: 'initiative',
    good: [
      'so in my second internship new people always needed almost a week until the project ran on their laptop and everyone just accepted that I wrote down each problem I had on my own first days there were fourteen of them and I asked two others and they had the same ones so on two friday afternoons I made a setup script and a container for the database and I let the next newcomer try it while I watched and he got stuck twice so I fixed that and he was running by lunch my lead had not asked for it but he then put it into the readme and gave me half a day each month to keep it going and the last three people needed about two hours',
    ],
    middling: [
      'Our team had no documentation for the deployment, so I wrote a page in the wiki about it. Nobody told me to do it. My colleagues said it was useful and some of them added things.',
    ],
    poor: [
      'I always show initiative. When I see something that can be improved then I improve it, that is just how I am.',
    ],
    offTopic: [
      'My team lead gave me the task to migrate our tests from Mocha to Vitest. I looked at the differences, converted one folder per day and kept both running in the meantime. A few tests depended on the order, and I had to rewrite these. After three weeks everything was moved, and the run took 4 minutes instead of 11.',
    ],
    stuffed: [
      'I took initiative and I was proactive and I noticed and I suggested and I volunteered and I improved and I started and I proposed and I automated and I reduced and I increased and I learned and I won the others.',
    ],
  },
  {
    question: 'critical-feedback',
    good: [
      'Half a year into my first job our tech lead Jonas told me in a one-to-one that my pull requests were a burden. They had over a thousand lines, he said, and he had stopped reading them properly. I was hurt, because I had thought that I was fast. I asked him to show me one he liked and one of mine, and we looked at them side by side for half an hour. From then on I split my work before I wrote any code and sent something every day, at most 200 lines, and I asked him after a month whether it was better. It was; reviews took an hour instead of three days, and in the next round of feedback he named it as my strongest point. I still count the lines before I open one.',
    ],
    middling: [
      'My manager once told me that I talk too little in meetings. At first I did not agree, but then I noticed it too. I prepared one point for every meeting after that. It got better over time.',
    ],
    poor: ['I am open to feedback and I think it is a gift. I always try to take it in a positive way.'],
    offTopic: [
      'The most complex system I worked on was a scheduler for hospital beds. Wards report free beds every minute, and the program proposes where a patient should go. I designed the part that handles conflicts when two wards claim the same bed, using a queue with versions. We simulated a week of real data before we switched it on, and it went live in four hospitals without an outage.',
    ],
    stuffed: [
      'Feedback, criticism, listening, self-awareness, growth mindset, improvement, open-minded, accepting, reflection, learning, change, positive attitude, professional, coachable, constructive, grateful, humility, emotional intelligence, action plan, result, better.',
    ],
  },
  {
    question: 'own-mistake',
    good: [
      'I would tell my lead right away, even before I understand it, because each hour means more wrong invoices. Then I take my change back or switch it off so that no new customer gets a wrong amount. Next I find out who was hit: a query for all invoices since the release, compared with the old calculation, saved in a file so that nothing is overwritten. With the lead and somebody from support I agree on how we tell the customers and whether they get money back; that is not mine to decide alone. I correct the data with a script that a colleague reviews and that we first run on a copy. Only then do I look for why the tests missed it, and add the case, and I write up plainly that it was my change.',
    ],
    middling: [
      'I would revert my change first so it does not get worse. Then I would inform my manager and check which customers got wrong amounts. We would fix the amounts in the database and I would add a test.',
    ],
    poor: ['I would quickly fix the bug and deploy it again, and then everything is correct for the future.'],
    offTopic: [
      'I prefer to work in small teams, because decisions are quick and everybody knows the product. In a big company I did an internship once, and it took three weeks until I had access to the repository. What I liked there were the talks on Fridays, where other departments showed what they do. I could imagine to go back when I have more experience.',
    ],
    stuffed: [
      'Honesty, transparency, revert, rollback, hotfix, inform lead, affected customers, correct data, refund, root cause, test, postmortem, prevention, communication, ownership, accountability, mistake in production, wrong amounts, customers, yesterday, change.',
    ],
  },
  {
    question: 'saying-no',
    good: [
      'In spring the head of sales wanted an export to Excel for one large prospect, within the month. I asked him what the prospect would do with the file, and it turned out that they only needed the monthly totals for their controller. Our goal for the quarter was to bring down the sign-up time, where we lost 38 percent of people, and the export would have taken both of our developers for three weeks. I showed him that number and the list of what would slip, and I said clearly that we would not build it now. Instead I offered a scheduled email with the totals, which was two days of work. He was not happy in that meeting, but the prospect signed with the email, and I have sent him our priorities every Monday since, so that he hears it from me first.',
    ],
    middling: [
      'A stakeholder wanted to add a feature in the middle of the sprint. I explained to him that we had no capacity and that it was not in our roadmap. I offered to look at it next quarter. He accepted that.',
    ],
    poor: ['Sometimes you have to say no to stakeholders. I do it politely and explain that we do not have time.'],
    offTopic: [
      'To find out what users need I did twelve interviews with accountants last year. I recorded them with permission, wrote each statement on a card and grouped the cards with our designer. Three groups came up again and again, and the largest was about correcting mistakes. We built an undo for bookings, and support requests on that subject fell by a third.',
    ],
    stuffed: [
      'I am good at saying no and at strategy and data and alternatives and relationship and outcome and stakeholder management and prioritization and RICE and roadmap and negotiation and communication and alignment and trust and transparency and focus.',
    ],
  },
];
