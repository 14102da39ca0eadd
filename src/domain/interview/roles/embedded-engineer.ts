import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'embedded-engineer-01',
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
      'The devices you work on now',
      'Your way between hardware and software',
      'One product or board with a figure',
      "Why this company's devices",
    ],
    outline:
      "Begin with your current role or study and the devices you work on, from sensor to product. Sketch your background in a sentence: electronics, computer science or both, with the years of experience. Name your skills honestly: C or C++, an RTOS you know, how far you can read a schematic and use an oscilloscope. Then tell one project you built, with a result that can be measured: current in sleep reduced from 90 to 12 microamps, or devices in the field. End with why this role, and which of this company's products you would like to hold in your hands.",
    followUps: [
      'Are you more at home in hardware or in software, and how do you bridge the gap?',
      'Which fault took you longest to find?',
    ],
  },
  {
    id: 'embedded-engineer-02',
    topic: 'Device or board you worked on',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'purpose', match: ['purpose', 'device'] },
      { label: 'microcontroller', match: ['microcontroller', 'stm32', 'esp32', 'arm', 'mcu'] },
      { label: 'constraints', match: ['constraints', 'memory', 'power', 'cost'] },
      { label: 'debugging', match: ['debugging', 'oscilloscope', 'jtag', 'debug'] },
      { label: 'result', match: ['result'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question: 'Tell me about a device or a board that you worked on. What limited you most?',
    covers: [
      'What the device does and for whom',
      'The microcontroller and why',
      'Limits in numbers',
      'One fault and how you found it',
      'Result and lesson',
    ],
    outline:
      'Say what the device does and for whom, then name the microcontroller, for example an STM32 or ESP32, and why it was chosen. Give the constraints in numbers: kilobytes of memory, microamps of power in sleep, cost per piece, response time. Tell what you wrote yourself: drivers, protocol, tests. Take one fault and show your debugging: the symptom, what the oscilloscope or JTAG probe showed, which guess was wrong. Give the result in figures, such as battery life or units in the field. Close with the lesson you learned, perhaps about errata or a missing test point.',
    followUps: ['Which part would you choose differently today?', 'How did you test it without the final hardware?'],
  },
  {
    id: 'embedded-engineer-03',
    topic: 'volatile, const and static in C',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'volatile register or ISR', match: ['volatile register or isr', 'volatile'] },
      { label: 'const read only', match: ['const read only', 'const'] },
      { label: 'static scope', match: ['static scope', 'static'] },
      { label: 'optimizer', match: ['optimizer', 'optimiz'] },
      { label: 'example', match: ['example', 'register', 'interrupt'] },
      { label: 'memory section', match: ['memory section', 'flash', 'rom'] },
    ],
    question:
      'What do volatile, const and static each mean in C, and can a variable be const and volatile at the same time?',
    covers: [
      'Every access of a volatile really happens',
      'const promises not to write',
      'static at file level and in a function',
      'What volatile does not give',
      'An example that is both',
    ],
    outline:
      'Take them one by one. volatile tells the compiler that a value can change outside the visible flow, like a hardware register or a flag set in an interrupt, so the optimizer must keep every access; it does not make an access atomic. const says that this code will not write the value, and lets tables stay in flash instead of RAM. static at file level keeps a name private to the file; inside a function it keeps the value between calls. Then answer the question: yes, a read-only status register is const volatile, since your code may not write it and the hardware changes it.',
    followUps: [
      'Is volatile enough to share a 32-bit counter with an interrupt on an 8-bit chip?',
      'Where does the linker place a static variable, and where a const table?',
    ],
  },
  {
    id: 'embedded-engineer-04',
    topic: 'Interrupts',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'ISR short', match: ['isr short', 'isr', 'interrupt'] },
      { label: 'priority', match: ['priority', 'priorit'] },
      { label: 'latency', match: ['latency'] },
      { label: 'shared data protection', match: ['shared data protection', 'atomic', 'disable', 'critical'] },
      { label: 'flags or queue', match: ['flags or queue', 'flag', 'queue'] },
      { label: 'nested', match: ['nested'] },
    ],
    question:
      'Bytes arrive by interrupt, and the main loop must process them. How do you write both sides so that nothing is lost or corrupted?',
    covers: [
      'A handler that does almost nothing',
      'A buffer between both sides',
      'Shared data protected',
      'Latency, priority and nesting',
      'What happens when it overflows',
    ],
    outline:
      'Keep the ISR short: read the byte, put it in a ring buffer and leave; no printing, no waiting, no allocation. The main loop takes bytes out of this queue. Explain the protection of shared data: if each index has one writer and is written in one atomic step, no lock is needed on a single core; otherwise disable interrupts for a critical section of a few instructions. Size the buffer for the longest pause of the loop, and count overflows. Speak of latency: higher priority handlers, nested interrupts and every such section add to it, so measure with a pin. Use DMA at high rates.',
    followUps: [
      'How do you measure the worst latency, and not just the usual one?',
      'What do you do when the buffer is full?',
    ],
  },
  {
    id: 'embedded-engineer-05',
    topic: 'RTOS concepts',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'tasks and scheduler', match: ['tasks and scheduler', 'task', 'schedul'] },
      { label: 'mutex and semaphore', match: ['mutex and semaphore', 'mutex', 'semaphore'] },
      { label: 'priority inversion', match: ['priority inversion', 'inversion'] },
      { label: 'deadlines', match: ['deadlines', 'deadline', 'real time'] },
      { label: 'queues', match: ['queues', 'queue'] },
      { label: 'stack size', match: ['stack size', 'stack'] },
    ],
    question: 'When do you move from a main loop to an RTOS, and which new faults can you make then?',
    covers: [
      'When it pays',
      'Worst case rather than speed',
      'Queue, semaphore and mutex in their places',
      'Deadlock and priority inversion',
      'Stack sizes',
    ],
    outline:
      'Say when it pays: several activities with different deadlines, or protocols that make one loop unreadable. The scheduler runs the ready task with the highest priority; real time means meeting a deadline in the worst case, not being fast on average. Name the tools: queues to pass data, a semaphore to signal from an interrupt, a mutex to own a resource. Then the new faults: races, deadlock by taking two locks in different order, and priority inversion, where a middle task delays a high one that waits for a low one; priority inheritance limits it. Measure each stack at its fullest, and leave a margin.',
    followUps: ['Why should an interrupt handler not take a mutex?', 'How do you show that every deadline is met?'],
  },
  {
    id: 'embedded-engineer-06',
    topic: 'Communication buses',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'UART', match: ['uart'] },
      { label: 'SPI', match: ['spi'] },
      { label: 'I2C', match: ['i2c'] },
      { label: 'CAN', match: ['can'] },
      { label: 'speed and wires', match: ['speed and wires', 'speed', 'wire'] },
      { label: 'master and slave addressing', match: ['master and slave addressing', 'address', 'master'] },
    ],
    question:
      'You have to connect a temperature sensor, a display, a debug console and a motor controller in a car. Which bus for which, and why?',
    covers: [
      'Wires, speed and distance of each',
      'Who is addressed and how',
      'Who may start talking',
      'A reasoned choice for each part',
    ],
    outline:
      'Compare them by wires, speed and addressing. UART: two data wires without a clock, both sides agree on the speed, one to one; right for the console. I2C: two wires with pull-ups, each device has an address, often 100 or 400 kHz; right for the sensor. SPI: a clock, two data lines and a select line for each device, driven by the master at tens of megahertz; right for the display. CAN: a differential pair with priority by identifier, error checks and repeats, up to 1 Mbit/s in its classic form; right for the motor in a noisy car. Mention voltage levels and cable length.',
    followUps: [
      'The sensor holds the I2C data line low for ever. How do you recover?',
      'How does CAN decide between two nodes that begin together?',
    ],
  },
  {
    id: 'embedded-engineer-07',
    topic: 'Memory and power limits',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'stack and heap', match: ['stack and heap', 'stack', 'heap'] },
      { label: 'no dynamic allocation', match: ['no dynamic allocation', 'malloc', 'dynamic'] },
      { label: 'flash and RAM', match: ['flash and ram', 'flash', 'ram'] },
      { label: 'sleep modes', match: ['sleep modes', 'sleep'] },
      { label: 'clock', match: ['clock'] },
      { label: 'battery', match: ['battery'] },
    ],
    question:
      'Your sensor must run for three years on one coin cell, with 20 kilobytes of RAM. How do you plan memory and energy?',
    covers: [
      'A budget before the design',
      'Deep sleep and short wake-ups',
      'The right clock for each job',
      'Static memory instead of a heap',
      'Measured, with a margin',
    ],
    outline:
      'Begin with a budget. A battery of 220 mAh over three years allows about 8 microamps on average, so the device lives in a deep sleep mode and wakes by timer for milliseconds. Choose the clock for each job, often fast and back to sleep, and switch off unused peripherals and floating pins. Measure the current over time, because one wrong pin ruins it. For memory: constants in flash, buffers sized at build time, no malloc after start, as a heap can fragment and fail after months. Check the worst case of the stack with a fill pattern. Leave a margin in both.',
    followUps: [
      'Your measured current is twice the plan. Where do you look first?',
      'How does cold change what the battery can give?',
    ],
  },
  {
    id: 'embedded-engineer-08',
    topic: 'Bit manipulation and registers',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'set clear toggle', match: ['set clear toggle', 'set', 'clear', 'toggle'] },
      { label: 'masks', match: ['masks', 'mask'] },
      { label: 'shifts', match: ['shifts', 'shift'] },
      { label: 'memory-mapped IO', match: ['memory-mapped io', 'memory mapped', 'register'] },
      { label: 'endianness', match: ['endianness', 'endian'] },
      { label: 'datasheet', match: ['datasheet'] },
    ],
    question:
      'Without touching the other bits of a register, set bit 3, clear bit 5 and toggle bit 0. What can go wrong on real hardware?',
    covers: [
      'The three operations with masks',
      'Unsigned types',
      'Read, modify and write is not one step',
      'What the datasheet says about odd bits',
      'Byte order on the way out',
    ],
    outline:
      'Write it with masks made by shifts: or with 1u << 3 to set, and with the inverse of 1u << 5 to clear, exclusive or with 1u to toggle. Use unsigned types, as shifting a one into a sign bit is undefined in C. Then the hardware: a memory-mapped register is reached through a volatile pointer, and read, modify, write is several steps, so an interrupt in between can lose a change; use separate set and clear registers where the chip has them. Some flags clear by writing one, so trust the datasheet. Mention endianness when several bytes travel: define the order, and build values byte by byte.',
    followUps: [
      'How do you write a four-bit field without disturbing its neighbours?',
      'Why are C bit fields a risky way to describe a register?',
    ],
  },
  {
    id: 'embedded-engineer-09',
    topic: 'Bootloader and firmware update',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'boot sequence', match: ['boot sequence', 'boot'] },
      { label: 'OTA', match: ['ota', 'over the air'] },
      { label: 'signature', match: ['signature', 'sign'] },
      { label: 'rollback', match: ['rollback', 'dual bank'] },
      { label: 'watchdog', match: ['watchdog'] },
      { label: 'checksum', match: ['checksum', 'crc'] },
    ],
    question:
      'Ten thousand devices in the field need new firmware over a weak radio link. How do you update them without losing a single one?',
    covers: [
      'A small loader that checks before it starts anything',
      'Two images, resumable transfer',
      'Damage and forgery are different checks',
      'Trial start and the way back',
      'Power loss, and a slow rollout',
    ],
    outline:
      'Describe the boot sequence: a small bootloader that is not replaced checks the image and then starts it. Keep two banks: the running image stays while the new one arrives over the air in pieces that can be resumed. Before the switch, verify a checksum such as a CRC against damage and a signature against forgery, and refuse older versions. Start the new image on trial under a watchdog; it must confirm itself after reaching the server, or the bootloader makes a rollback. Assume that power can fail at every step. Update one percent first, watch, then go on.',
    followUps: [
      'Where do you keep the key, and what if it leaks?',
      'How do you change the bootloader itself, if you must?',
    ],
  },
  {
    id: 'embedded-engineer-10',
    topic: 'Device resets randomly in the field',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'watchdog and reset cause', match: ['watchdog and reset cause', 'watchdog', 'reset cause'] },
      { label: 'power supply', match: ['power supply', 'power', 'brownout'] },
      { label: 'stack overflow', match: ['stack overflow'] },
      { label: 'logs', match: ['logs', 'log'] },
      { label: 'reproduce', match: ['reproduce', 'stress'] },
      { label: 'fix and monitor', match: ['fix and monitor', 'fix', 'monitor'] },
    ],
    question:
      'Some of your devices in the field restart about once a day, and never in the lab. How do you find out why?',
    covers: [
      'What the reset cause says',
      'Evidence that survives the reset',
      'Supply, software and memory as suspects',
      'Field conditions brought to the lab',
      'A real repair, watched',
    ],
    outline:
      'Read what the device already knows: the reset cause register tells watchdog, brownout and power-on apart. If the firmware does not keep it, ship that first, with a small log that survives a reset: last task, program counter, uptime, supply voltage. Then follow the evidence. Brownout: look at the power supply while the radio sends, in the cold, with an old battery. Watchdog: a deadlock, or a loop waiting for hardware. A hard fault: stack overflow or a bad pointer. Compare affected units by batch, place and version. Reproduce with stress and temperature. Fix the cause, not the time limit, then monitor restarts by version.',
    followUps: [
      "You can't change the firmware in those units. What is left?",
      'How do you show that the repair worked and the fault did not just hide?',
    ],
  },
];
