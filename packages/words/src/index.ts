export { isLanguage, LANGUAGES, preferredLanguage, type Language } from './language.ts';
export { LANGUAGE_NAMES } from './language-names.ts';
export { figureWords, type FigureWords } from './figure-words.ts';
export type { MessageId } from './message-id.ts';
export { translateBy, translateWith, type MessageValues, type Translate } from './translate.ts';

export { change, disciplineName, florins, listed, moneySpace, oneOf, points, signed } from './pieces/amounts.ts';
export { bonusDiscipline, bonusTiming, type BonusDiscipline, type BonusTiming } from './pieces/bonus-tiles.ts';
export { BOOK_COLOURS, type BookColour } from './pieces/book-colours.ts';
export { figureValues, FINAL_LETTERS, partnerOf } from './pieces/figure-values.ts';
export { shelfRewards, type ShelfReward } from './pieces/shelf-rewards.ts';

export { fullName, shortName, slugOf, yearsOf } from './people/cast.ts';
export { CAST_SLUGS, CHARACTER_SLUGS, type CastSlug } from './people/cast-slugs.ts';
export { numberedPlayers, playerName, seatOf, type NamedPlayer } from './people/seats.ts';

export { chronicleSentences, whoIs, type Teller } from './chronicle/sentence.ts';
export { faultSentence, figureFaultSentence, type FileFault } from './record/fault-sentence.ts';
export { refusalSentence } from './refusal/refusal-sentence.ts';

export { positionText } from './position/position-text.ts';
export { presenceText, type TablePlayer } from './position/presence.ts';
export { labelled } from './position/telling.ts';
export type { TextSection } from './position/text-section.ts';

export { RULE_OF_EVENT, RULE_OF_EXPLAIN, RULE_OF_REFUSAL, type ExplainKey } from './rules/rule-of.ts';
export { ruleNumber, sectionOf, SECTIONS, type ParagraphId, type RuleNumber, type Section } from './rules/sections.ts';

export { CATEGORY_NAMES, categoryName } from './score/category-names.ts';
export { museumValues, placeWords, scoreLines, type ScoreCell, type ScoreLine } from './score/score-lines.ts';
export { finalOrder, placeOf, type Place } from './score/standing.ts';

export { planWords } from './hint/plan-words.ts';
export { reasonWords, type ReasonParts } from './hint/reason-words.ts';
