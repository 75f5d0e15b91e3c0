export { isLanguage, LANGUAGES, localeOf, preferredLanguage, type Language } from './language.ts';
export { LANGUAGE_NAMES } from './language-names.ts';
export { figureWords, type FigureWords } from './figure-words.ts';
export type { MessageId } from './message-id.ts';
export type { CompiledMessage, MessagePart, Messages, MessageValues } from './message.ts';
export { translateWith, type Translate } from './translate.ts';

export { change, disciplineName, florins, listed, moneySpace, oneOf, points, signed } from './pieces/amounts.ts';
export { bonusDiscipline, bonusTiming, type BonusDiscipline, type BonusTiming } from './pieces/bonus-tiles.ts';
export { BOOK_COLOURS, type BookColour } from './pieces/book-colours.ts';
export { figureValues, FINAL_LETTERS, partnerOf } from './pieces/figure-values.ts';
export { shelfRewards, type ShelfReward } from './pieces/shelf-rewards.ts';

export { fullName, shortName, slugOf, yearsOf } from './people/cast.ts';
export { CAST_SLUGS, CHARACTER_SLUGS, type CastSlug } from './people/cast-slugs.ts';
export { numberedPlayers, playerName, seatOf, type NamedPlayer } from './people/seats.ts';

export { createChronicler, type ChronicleStep, type ChronicleTurn } from './chronicle/chronicler.ts';
export { refillSentence } from './chronicle/refill-sentence.ts';
export { chronicleSentences } from './chronicle/sentence.ts';
export { whoIs, type Teller } from './chronicle/teller.ts';
export { turnHeading } from './chronicle/turn-heading.ts';
export { eventsSentence, recapSentence, subjectOf, turnSentence } from './chronicle/turn-sentence.ts';
export { faultSentence, figureFaultSentence, type FileFault } from './record/fault-sentence.ts';
export { positionFaultSentence } from './record/position-fault-sentence.ts';
export { refusalSentence } from './refusal/refusal-sentence.ts';

export { bookRewardWords } from './decision/book-words.ts';
export { activationWords, closedWords, gainWords } from './decision/gain-words.ts';
export { bestGain, closedBecause, gainsOf } from './decision/gains.ts';
export { leavesWords, strengthChange, type Hired } from './decision/hire-words.ts';
export { moneyNote, moneyWords } from './decision/money-words.ts';
export { optionWords, type OptionParts } from './decision/option-words.ts';
export { plainRewardWords, rewardWords } from './decision/reward-words.ts';
export { afterLanding, whoAndWhere } from './decision/walk-words.ts';

export { phaseWords } from './position/phase-words.ts';
export { positionText } from './position/position-text.ts';
export { presenceText, type TablePlayer } from './position/presence.ts';
export { labelled } from './position/telling.ts';
export type { TextSection } from './position/text-section.ts';

export { firstEditionWith } from './rules/first-edition.ts';
export { markedSentences, valuesIn, type MarkedSentence, type Unsure } from './rules/marked-sentences.ts';
export { otherReadings } from './rules/other-readings.ts';
export { referenceValues } from './rules/reference-values.ts';
export { RULE_OF_EXPLAIN, type ExplainKey } from './rules/rule-of-explain.ts';
export { RULE_OF_EVENT } from './rules/rule-of.ts';
export { ruleNumber, sectionOf, SECTIONS, type ParagraphId, type RuleNumber, type Section } from './rules/sections.ts';

export { CATEGORY_NAMES, categoryName } from './score/category-names.ts';
export { museumValues, placeWords, scoreLines, type ScoreCell, type ScoreLine } from './score/score-lines.ts';
export { finalOrder, placeOf, type Place } from './score/standing.ts';
export { verdict, type Verdict } from './score/verdict.ts';

export { planWords } from './hint/plan-words.ts';
export { followTurn, turnWords } from './hint/turn-words.ts';

export { reasonClause } from './advice/reason-clause.ts';
export { advisedSentence, advisedSteps, type AdvisedStep } from './advice/advised-turn.ts';
export { reviewSentence } from './advice/review-sentence.ts';
