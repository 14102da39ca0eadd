import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'game-developer-01',
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
      'What you make now, and with what',
      'How you came to games',
      'One game or system with a figure',
      'What you would like to build here',
    ],
    outline:
      "Start with your current role or study and the kind of games you make, with engine and language. Give your background briefly: years of experience, jams, mods, or the job outside games that taught you discipline. Name the skills you are strongest in, for example gameplay code, tools or rendering, because no one does everything. Describe one project you built, alone or in a team, with a result: players or users, a rating, frame time reduced by a third. Finish with why this role: which of this studio's games you know well, and what you would like to add.",
    followUps: [
      'Which game taught you most about making games?',
      'What do you do in a team when code is not what it needs?',
    ],
  },
  {
    id: 'game-developer-02',
    topic: 'Game or prototype you finished',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'genre', match: ['genre', 'game'] },
      { label: 'engine', match: ['engine', 'unity', 'unreal', 'godot'] },
      { label: 'my part', match: ['my part', 'i built', 'i designed'] },
      { label: 'hard problem', match: ['hard problem', 'challenge'] },
      { label: 'playtest', match: ['playtest', 'feedback'] },
      { label: 'release', match: ['release', 'itch', 'steam'] },
    ],
    question: 'Tell me about a game or a prototype that you finished. What was your own part in it?',
    covers: [
      'The game in one sentence',
      'Exactly what you made',
      'One hard problem and how it went',
      'What players showed you',
      'How it came out',
    ],
    outline:
      'Name the game in one sentence: genre, platform, engine such as Unity, Unreal or Godot, team size and months. Say exactly which systems you designed and wrote, because most games are team work. Choose one challenge, for example a camera that made players feel sick, and tell what you tried, measured and kept. Describe a playtest: what you expected, what the feedback showed and what you changed or removed. Say how it was released, on itch.io, on Steam or at a jam, and what players did with it. End with what you would cut if you began again.',
    followUps: ['What did you remove although you liked it?', 'How did you decide that it was finished?'],
  },
  {
    id: 'game-developer-03',
    topic: 'Game loop and delta time',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'input update render', match: ['input update render', 'update', 'render'] },
      { label: 'fixed timestep', match: ['fixed timestep', 'fixed'] },
      { label: 'delta time', match: ['delta time', 'delta'] },
      { label: 'frame rate independence', match: ['frame rate independence', 'frame rate'] },
      { label: 'physics step', match: ['physics step', 'physics'] },
      { label: 'main thread', match: ['main thread', 'thread'] },
    ],
    question:
      'Sketch a game loop for me. Why does the game run at the same speed on fast and slow machines, and why does physics need a different treatment?',
    covers: ['Input, update, render', 'Movement by time passed', 'A fixed step for physics', 'A limit for slow frames'],
    outline:
      "Describe one turn: read input, update the world, render, repeat. Explain delta time: the seconds since the last frame, by which speeds are multiplied, so that movement does not depend on the frame rate. Then say why that is not enough for physics: a varying or large step makes a simulation unstable and its results differ. Use a fixed timestep with an accumulator: add the frame's time, run as many physics steps as fit, and interpolate what is drawn between the last two states. Cap the time, or one slow frame causes ever more steps. Keep files and networks off the main thread.",
    followUps: [
      'What does a player see if you do not interpolate?',
      'What happens to your loop when the window is dragged for five seconds?',
    ],
  },
  {
    id: 'game-developer-04',
    topic: 'Entity component and architecture',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'composition', match: ['composition', 'component'] },
      { label: 'ECS', match: ['ecs', 'entity'] },
      { label: 'events', match: ['events', 'event'] },
      { label: 'state machine', match: ['state machine'] },
      { label: 'scriptable data', match: ['scriptable data', 'data driven'] },
      { label: 'coupling', match: ['coupling', 'coupl'] },
    ],
    question:
      'Your class Enemy has grown to three thousand lines, and the designers now want one that flies, burns and trades. How do you restructure it?',
    covers: [
      'Why a class tree fails here',
      'Abilities as components',
      'Entities, components and systems',
      'Less coupling through events',
      'Values that designers can edit',
    ],
    outline:
      "Say why inheritance fails here: abilities cross, so every tree is wrong for some enemy. Use composition: health, movement, burning and trading become components that are added to an entity. Explain ECS as the strict form: entities are ids, components plain data, and systems run over all that have a given set, which also suits the processor's cache. Reduce coupling with events, so that dying knows nothing of sound or score. A state machine holds behaviour such as patrol and flee. Make it data driven, with values in assets that designers edit. Move one ability at a time, and keep the game running.",
    followUps: ['When would a full ECS be too much?', 'How do two components of one entity talk to each other?'],
  },
  {
    id: 'game-developer-05',
    topic: 'Collision and physics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'bounding volumes', match: ['bounding volumes', 'bounding', 'aabb'] },
      { label: 'broad and narrow phase', match: ['broad and narrow phase', 'broad', 'narrow'] },
      { label: 'rigidbody', match: ['rigidbody'] },
      { label: 'tunneling', match: ['tunneling', 'tunnel'] },
      { label: 'layers', match: ['layers', 'layer'] },
      { label: 'raycast', match: ['raycast'] },
    ],
    question:
      'A fast bullet sometimes flies through a thin wall. Explain how collision detection works, why this happens, and how you repair it.',
    covers: [
      'Broad phase and narrow phase',
      'Layers that limit the pairs',
      'What happens between two steps',
      'Repairs with their cost',
    ],
    outline:
      'Outline the two phases: the broad phase finds pairs that might touch, using bounding volumes such as an AABB in a grid or tree; the narrow phase tests the real shapes and gives contact points. Layers decide which kinds are compared at all. Then the fault: positions are checked only at steps, and from one step to the next the bullet was on both sides of the wall, which is called tunneling. Repair it by a raycast from the old position to the new, by continuous collision for this rigidbody only, as it costs more, or by thicker walls. A shorter step helps little and costs everywhere.',
    followUps: ['How would you treat a thousand bullets at once?', 'Why may a stack of boxes tremble, and what helps?'],
  },
  {
    id: 'game-developer-06',
    topic: 'Optimization',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'profiling', match: ['profiling', 'profil'] },
      { label: 'draw calls', match: ['draw calls', 'draw call', 'batch'] },
      { label: 'object pooling', match: ['object pooling', 'pool'] },
      { label: 'level of detail', match: ['level of detail', 'lod'] },
      { label: 'memory and garbage', match: ['memory and garbage', 'garbage', 'memory'] },
      { label: 'culling', match: ['culling', 'cull'] },
    ],
    question: 'How do you find out what makes a scene slow, and which techniques do you reach for first?',
    covers: [
      'Measured on the target, in milliseconds',
      'Processor or graphics card',
      'Fewer draw calls and allocations',
      'Less to draw',
      'A budget so that it stays fast',
    ],
    outline:
      'Begin by profiling on the weakest target device in a release build, in milliseconds a frame rather than frames a second: 60 a second leave 16.7. Find out whether the CPU or the GPU is the limit. On the CPU side reduce draw calls by batching or instancing, spread work over frames, and stop allocating in the loop, because garbage collection causes hitches; object pooling serves bullets and effects. On the GPU side use level of detail, culling of what is hidden, and fewer transparent layers. Watch memory, above all textures. Change one thing, measure again, and give each system a budget.',
    followUps: [
      'Pooling made it slower. How can that be?',
      'How do you keep the frame time from growing again over months?',
    ],
  },
  {
    id: 'game-developer-07',
    topic: 'Math for games',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'vectors', match: ['vectors', 'vector'] },
      { label: 'dot and cross product', match: ['dot and cross product', 'dot', 'cross'] },
      { label: 'quaternions', match: ['quaternions', 'quaternion'] },
      { label: 'matrices', match: ['matrices', 'matri'] },
      { label: 'interpolation', match: ['interpolation', 'lerp', 'interpol'] },
      { label: 'trigonometry', match: ['trigonometry', 'sine', 'angle'] },
    ],
    question:
      'A guard should notice a player who is in front of it, and turn smoothly towards them. Which mathematics do you need?',
    covers: [
      'A vector between two points',
      'The dot product for the angle',
      'The cross product for the side',
      'Smooth rotation with quaternions',
      'Edge cases',
    ],
    outline:
      "Build it step by step. Subtract positions to get the vector from guard to player, and normalise it. Its dot product with the guard's forward direction is the cosine of the angle between them, so compare it with the cosine of half the viewing angle. The cross product tells whether the player stands left or right. To turn, interpolate between rotations as quaternions, by slerp, since they avoid gimbal lock; lerp suits positions. Matrices take points from the guard's own space to the world. Make the turning speed depend on delta time, and mind the zero vector when both stand together.",
    followUps: [
      'Why is a lerp by a fixed share each frame not the same on every machine?',
      'How do you test whether a wall is in between?',
    ],
  },
  {
    id: 'game-developer-08',
    topic: 'Game AI',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'pathfinding A*', match: ['pathfinding a*', 'a star', 'pathfind'] },
      { label: 'behavior trees', match: ['behavior trees', 'behavior tree'] },
      { label: 'state machines', match: ['state machines', 'state machine'] },
      { label: 'steering', match: ['steering', 'steer'] },
      { label: 'navigation mesh', match: ['navigation mesh', 'navmesh'] },
      { label: 'difficulty', match: ['difficulty', 'difficult'] },
    ],
    question:
      'Design a pack of wolves that roams, hears the player, hunts and gives up. How do the wolves find their way, and how do you keep it fun?',
    covers: [
      'Deciding, way finding and moving kept apart',
      'A state machine or a behavior tree',
      'A* on a navigation mesh',
      'Steering as a group',
      'Difficulty tuned with players',
    ],
    outline:
      'Separate deciding, finding a way and moving. For deciding, a state machine is enough for roam, search, hunt and give up; a behavior tree scales better once there are many conditions. For the way, use A* pathfinding over a navigation mesh: the cost so far plus an estimate that never exceeds the real cost, which keeps the path shortest. Steering makes the movement natural and keeps wolves from walking into each other. Spread searches over frames, and let far wolves think less often. For fun, announce an attack by a sound, let wolves miss at times, and tune the difficulty in playtests.',
    followUps: [
      'What happens to your search if the estimate is too high?',
      'How do you stop all the wolves from attacking at the same moment?',
    ],
  },
  {
    id: 'game-developer-09',
    topic: 'Multiplayer networking',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'client-server authority', match: ['client-server authority', 'authorit', 'server'] },
      { label: 'prediction', match: ['prediction', 'predict'] },
      { label: 'reconciliation', match: ['reconciliation', 'reconcil'] },
      { label: 'lag compensation', match: ['lag compensation', 'lag'] },
      { label: 'state sync', match: ['state sync', 'sync', 'snapshot'] },
      { label: 'cheating', match: ['cheating', 'cheat'] },
    ],
    question:
      'In your shooter, a player with 150 milliseconds of delay must still feel that shots count. How do you build the networking?',
    covers: [
      'The server decides',
      'Prediction and correction on the client',
      'Others shown slightly in the past',
      'Hits judged fairly, with a limit',
      'The price and the tests',
    ],
    outline:
      "Start with authority: the server decides and clients send inputs, because whatever a client decides can be used to cheat. To hide delay, the client predicts its own movement at once and keeps its inputs; when the server's state arrives, reconciliation goes back to it and replays what is not yet confirmed. Other players are shown slightly in the past, interpolated between snapshots. For shots use lag compensation: the server rewinds the others to what the shooter saw, within a limit, and tests the hit. Name the price: someone may be hit just behind cover. Test with artificial delay and loss.",
    followUps: [
      'Why not let the client decide whether it hit?',
      'How would your answer change for a fighting game with two players?',
    ],
  },
  {
    id: 'game-developer-10',
    topic: 'Frame rate drops before a demo',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'profile', match: ['profile', 'profil'] },
      { label: 'CPU or GPU bound', match: ['cpu or gpu bound', 'cpu', 'gpu'] },
      { label: 'biggest cost', match: ['biggest cost', 'bottleneck'] },
      { label: 'quick wins', match: ['quick wins', 'reduce', 'disable'] },
      { label: 'fallback settings', match: ['fallback settings', 'setting', 'quality'] },
      { label: 'verify', match: ['verify', 'test', 'device'] },
    ],
    question:
      'It is four in the afternoon, the demo is tomorrow, and the game drops to twenty frames a second on the show machine. What do you do?',
    covers: [
      'Measure on that machine',
      'What changed since it ran well',
      'Small cuts with little risk',
      'Check the whole demo path',
      'Tell the lead, repair later',
    ],
    outline:
      "Do not guess: profile on that very machine, and find out whether CPU or GPU is the limit, for example by lowering the resolution; if nothing changes, it is not the pixels. Look for the biggest single cost, the bottleneck, and ask what changed since it ran well; yesterday's build may be enough. Then take quick wins with little risk: reduce shadows and particles, disable the new effect, lower the quality settings, cap at thirty frames. No rewrite tonight. Verify the whole demo path twice on the show device, keep a spare build, and tell the lead what is off. Plan the real repair afterwards.",
    followUps: [
      'The lead wants the new effect in the demo at any price. What do you offer?',
      'How would you have noticed it two weeks earlier?',
    ],
  },
];
