/**
 * Words of everyday life that are hardly ever the subject of a question on technology or work: they are never taken for a
 * misspelt word, and many of them make a question one for somebody else.
 */
export const HOMELY_WORDS: ReadonlySet<string> = new Set(
  `
  bread cake cook cooking cooked bake baking oven recipe pizza pasta rice soup salad meat chicken beef pork egg eggs milk
  cheese butter sugar salt flour dough yeast breakfast lunch dinner meal food eat eating drink drinking wine beer coffee tea
  fruit apple apples banana orange lemon tomato potato potatoes onion garlic vegetable vegetables vegan vegetarian diet
  calorie calories kitchen fridge knife spoon fork plate restaurant dish dishes pan pot spice spicy sauce
  dog dogs cat cats puppy kitten horse horses cow cows bird birds snake snakes spider spiders fish insect insects
  animal animals pet pets wolf bear lion elephant monkey rabbit hamster mice bee bees ant ants mosquito bite bites sting poison
  plant plants flower flowers garden gardening lawn soil seed seeds leaf leaves forest grass rose roses harvest
  house home apartment flat rent landlord tenant mortgage furniture sofa chair bed bedroom bathroom toilet sink tap leak
  leaking leaky pipe pipes roof wall walls paint painting floor carpet ceiling lamp bulb curtain mattress pillow blanket
  cleaning vacuum laundry washing soap stain stains dust mold mould rusty drill hammer nail nails screw screws saw wood wooden
  car cars bike bikes bicycle motorcycle truck bus train trains plane flight flights airport airline ticket tickets hotel
  travel trip holiday holidays vacation passport visa luggage suitcase beach mountain mountains river lake sea ocean island
  road driving driver brake brakes tire tires tyre tyres fuel petrol gasoline oil garage gear clutch wheel wheels
  weather rain snow sun sunny storm wind winter summer spring autumn temperature boil boiling freeze freezing
  doctor dentist hospital nurse medicine pill pills flu cold fever cough headache pain hurt hurts sick illness disease
  vitamin vitamins muscle muscles exercise gym yoga workout weight fat skin hair tooth teeth eye eyes ear ears nose mouth hand
  hands foot feet leg legs arm arms knee shoulder stomach heart blood bone bones sleep sleeping tired pregnant pregnancy
  baby babies child children toddler wife husband girlfriend boyfriend marriage married wedding divorce dating
  grandmother grandma grandfather grandpa uncle aunt cousin brother sister son daughter birthday party gift gifts present
  christmas easter halloween church religion god bible pray prayer
  football soccer basketball tennis baseball golf chess cricket rugby hockey swimming swim running marathon ski skiing
  olympic olympics champion championship goal score player players coach stadium
  movie movies film films actor actress song songs music band guitar piano violin drum drums chord chords concert dance
  dancing sing singing novel novels poem poems poetry book books author painting painter museum theatre theater
  president minister king queen election elections government parliament law lawyer court police crime prison war army soldier
  tax taxes inheritance insurance pension loan bank invest investing dollar dollars euro euros gold bitcoin stocks
  country countries city cities capital europe africa asia america france germany spain italy china japan india russia brazil
  london paris berlin rome york planet planets moon star stars galaxy universe earth mars dinosaur dinosaurs volcano
  earthquake chemistry physics biology atom atoms molecule photosynthesis evolution gravity history ancient roman
  century philosophy psychology
  shoe shoes shirt dress dresses jeans jacket coat hat socks clothes clothing fashion jewelry ring necklace perfume makeup
  knit knitting sew sewing crochet embroidery
  candle candles lottery casino poker joke jokes funny magic ghost zodiac horoscope astrology
  `
    .trim()
    .split(/\s+/),
);
