import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Questions that no card answers, to fit the coach with, beside those that are labelled: everyday senses of words that the
 * cards use, general knowledge, other fields, tools that no card is about.
 */
export const OUTSIDE_MORE: readonly string[] = `
how do I get rust off an old knife
my bike chain is covered in rust
is a ball python a good pet
how big does a burmese python get
what does java coffee taste like
which island is java and who lives there
how do i train for a half marathon
best recipe for chocolate chip cookies
how long do cookies stay fresh in a jar
the cookie dough is too sticky, what do i add
a mouse in my kitchen, how do i catch it
my mouse has a virus from the pet shop
how many rings does saturn have
how do spiders make a web
what kind of tree is this with white bark
when do i prune an apple tree
how does a tree drink water
my tree lost all its leaves in june
how do clouds form
what do dark clouds mean for the weekend
how do I pick a good restaurant
what is the fastest train in europe
train tickets to paris, when are they cheapest
how to remove a stain from a shirt
what size of shirt should i order
how do I fold a fitted sheet
excel in school without studying
how to be a good leader of a football team
what is a good branch to graft a pear on
how do i build a wooden bridge in the garden
who built the golden gate bridge
how many keys does a piano have
what key is this song in
how do i string a guitar
how often should guitar strings be changed
what is the best class of flight seat
how do i get my class of ten year olds to be quiet
what is a thread count for bed sheets
needle and thread, how do i sew on a button
button fell off my coat
can i freeze soup in a glass bottle
my freezer is full of ice
how do i react when my dog growls
reaction of baking soda and vinegar
what is the difference between a crocodile and an alligator
which is healthier, butter or margarine
why is the sky blue
why do cats purr
why do my knees hurt after running
why does my back hurt when i sit
how many calories in an egg
how does a vaccine work
what is the function of the liver
what are the functions of the kidney
how does the heart pump blood
what is a stack of pancakes without eggs
how do I queue for wimbledon tickets
heap of compost smells bad
how do I get a driver licence
driver side window of my car does not close
how do i change the oil in my car
engine light is on in my car
how to jump start a car battery
what is the speed limit in germany
how do i port my phone number to another provider
port wine or sherry
what is the tallest building in the world
who invented the light bulb
when did the roman empire fall
who painted the mona lisa
who was the first person on the moon
what is the population of japan
name three rivers in africa
what language do they speak in brazil
how do I say thank you in korean
what is the past tense of go
grammar: who or whom
write a haiku about autumn
tell me a story about a dragon
what should i name my baby
good names for a cat
how do i ask a girl out
my girlfriend broke up with me
how do i deal with a difficult mother in law
my neighbour plays loud music at night
how do i make friends in a new city
what should i wear to a wedding
gift for my father who has everything
is it going to rain on sunday
what is the time difference to tokyo
how much does a house cost in spain
how do i apply for a mortgage
how do I pay less tax
should i put my savings into gold
what is inflation
how does the stock market work
which party should i vote for
how does a bill become a law
can my landlord keep my deposit
can i sue my neighbour
what are the rules of chess
how does offside work in football
how many players are in a volleyball team
best opening for black in chess
how do i get better at poker
cheats for minecraft
how do i beat the last boss in dark souls
which console should i buy, xbox or playstation
my tv remote does not work
how do I clean my phone screen
iphone battery drains fast what should i do
how do i block a number on my phone
my laptop is very loud
how do i connect my headphones to the tv
which printer ink do i need
how do I install windows 11
how do i change my wallpaper in windows
my pc makes a beeping noise
how do i cancel my netflix account
how do i get more followers on instagram
who owns tiktok
how do i edit a video in premiere
how do I cut out a person in photoshop
how do i make a beat in ableton
render a scene in blender
perl regular expressions with named captures
fortran common blocks
how do i write a lisp macro
clojure atoms and refs
haskell type classes
ocaml functors
f# computation expressions
delphi forms
visual basic userform
julia multiple dispatch
lua metatables
powershell execution policy
objective-c categories
ember data models
backbone collections
jquery ui datepicker
drupal modules
magento themes
joomla templates
sharepoint lists
power automate flows
servicenow incident form
oracle pl sql packages
db2 tablespaces
teradata fastload
sas proc sort
spss factor analysis
stata panel data
labview loops
plc ladder logic
fpga timing constraints
ros nodes and topics
qgis layers
cobol copybooks
mainframe jcl
openstack neutron
puppet manifests
chef cookbooks
mercurial queues
subversion branches
how do I solder a resistor
what is ohms law
how do i read a voltmeter
derivative of sine
integrate x squared
prove that root two is irrational
what is the quadratic formula
how do i balance a chemical equation
what is newtons second law
what is a noble gas
how do magnets work
what is dna
how do bees make honey
why do leaves change colour
how old is the universe
what is a black hole
meaning of my dream about falling
what is the best religion
are ghosts real
flibber dap wozzle
qwe rty uio pas
how do I get a scratch out of my phone screen
my phone gets hot while charging
which phone has the best camera
my tablet does not turn on any more
the keyboard of my laptop is sticky after i spilled juice
how do I back up my photos to an external disk
wifi is slow in the bedroom, do I need a mesh
how to set up a vpn on a smart tv
my smart watch does not sync my steps
why is my internet provider so expensive
how do I turn off autocorrect on my tablet
how do I recover a deleted whatsapp chat
block spam calls on android phone
how do i unsubscribe from mails of a shop
my kindle shows a black screen
cheapest cloud storage for holiday pictures
alexa does not understand me
how do i make a pivot chart in google slides
mail merge in word with address labels
how do I remove a page break in word
excel freezes when i open a file from my bank
powerpoint transition between slides
how do I export a logo from illustrator
figure skating scores explained
after effects expressions wiggle
unreal engine blueprint for a door
godot tilemap layers
unity shader graph water
blender rigging weights
fusion 360 sketch constraints
solidworks assembly mates
arduino blink without delay
esp32 deep sleep battery
raspberry pi as a retro console
home assistant zigbee stick
zigbee or z-wave for lamps
stm32 timer interrupt
can bus termination resistor
modbus register map
opc ua server certificates
siemens step 7 function block
abb robot rapid program
gcode for a cnc mill
3d printer nozzle clogs
pcb layout ground plane
spice simulation of an amplifier
fourier transform of a rectangle
laplace transform table
eigenvalues of a rotation matrix by hand
prove that there are infinitely many primes
what is a topological space
group theory: normal subgroup
what does entropy mean in thermodynamics
how does a nuclear reactor work
why is the sea salty
how do planes stay in the air
who discovered penicillin
causes of the first world war
when was the berlin wall built
capital city of australia
longest river of south america
which animals hibernate
how fast does a cheetah run
is a tomato a fruit
how many bones does a human have
symptoms of iron deficiency
my tooth hurts at night
how much water should i drink
exercises for a stiff neck
how do i lose belly fat
is coffee bad for the heart
what helps against hiccups
dose of ibuprofen for children
how do I get rid of ants
black spots on my roses
when do I plant tomatoes
how do I repair a dripping tap
which drill for concrete walls
paint peels off the ceiling
how do I descale a kettle
how do I iron a silk blouse
knit a scarf for beginners
which yarn for baby clothes
how long do I cook pasta
vegan lasagne for six
how do i make pizza dough rise
substitute for baking powder
what wine goes with fish
how do I tie a tie
dress code for a funeral
how much do I tip in new york
visa for a trip to vietnam
is lisbon safe at night
things to do in vienna with kids
lost luggage at the airport
cheap flights to bangkok
how do i change a flat bicycle tyre
which winter tyres are best
my car makes a squeaking noise when braking
how do I parallel park
parking ticket, do i have to pay
how do i file my taxes as a student
what is a fixed rate mortgage
should i rent or buy a flat
how do i split the rent with flatmates
notice period for my flat
can i return shoes after thirty days
how do i write a will
divorce lawyer fees
who gets custody after a separation
how do I register a newborn
kindergarten waiting list
my toddler does not sleep
names for a golden retriever
how often do I walk a puppy
cat does not use the litter box
fish tank water is cloudy
how do I saddle a horse
rules of american football
how long is a tennis match
best exercises for biceps
marathon training plan for beginners
how do i do a handstand
learn to swim as an adult
guitar chords for beginners
how do i read sheet music
which piano for a small flat
how do i sing higher notes
plot of hamlet
who wrote war and peace
meaning of the poem the raven
best fantasy books
which order do I watch star wars
is there a second season of that show
cast of the godfather
who won the oscar for best film
lyrics of bohemian rhapsody
how do I draw a face
watercolour or acrylic
camera lens for portraits
how do I meditate
how do i say sorry to a friend
my sister does not talk to me
gift for a colleague who retires
how do i stop biting my nails
what does my dream mean
horoscope for libra
is there life on mars
how far away is the sun
do aliens exist
the colour of sound tastes like monday
potato seventeen lamp window
sdkfj wpoeri zmxn
`
  .trim()
  .split('\n');

/**
 * More of them, as people type them: tools and fields without a card, everyday senses, everything else. Written by people
 * who knew the cards and neither the engine nor the labelled questions; thresholds are chosen on these, too.
 */
export const outsideAsPeopleAsk = (): string[] =>
  readFileSync(join(process.cwd(), 'tests/fixtures/coach/outside.txt'), 'utf8').trim().split('\n');
