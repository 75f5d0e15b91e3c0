import type account from './en/account.json';
import type aid from './en/aid.json';
import type analysis from './en/analysis.json';
import type cast from './en/cast.json';
import type chronicle from './en/chronicle.json';
import type coach from './en/coach.json';
import type decision from './en/decision.json';
import type edition from './en/edition.json';
import type explain from './en/explain.json';
import type fault from './en/fault.json';
import type game from './en/game.json';
import type handover from './en/handover.json';
import type hint from './en/hint.json';
import type home from './en/home.json';
import type learn from './en/learn.json';
import type lobby from './en/lobby.json';
import type newgame from './en/newgame.json';
import type online from './en/online.json';
import type people from './en/people.json';
import type profile from './en/profile.json';
import type push from './en/push.json';
import type reference from './en/reference.json';
import type refusal from './en/refusal.json';
import type replay from './en/replay.json';
import type rules from './en/rules.json';
import type score from './en/score.json';
import type settings from './en/settings.json';
import type site from './en/site.json';
import type table from './en/table.json';
import type talk from './en/talk.json';
import type terms from './en/terms.json';
import type text from './en/text.json';
import type told from './en/told.json';
import type trouble from './en/trouble.json';

/** Every id of the English catalogue, the source of truth; other languages must hold the same. */
export type MessageId =
  | keyof typeof push
  | keyof typeof told
  | keyof typeof profile
  | keyof typeof people
  | keyof typeof account
  | keyof typeof aid
  | keyof typeof analysis
  | keyof typeof cast
  | keyof typeof chronicle
  | keyof typeof coach
  | keyof typeof decision
  | keyof typeof explain
  | keyof typeof edition
  | keyof typeof fault
  | keyof typeof game
  | keyof typeof handover
  | keyof typeof hint
  | keyof typeof home
  | keyof typeof learn
  | keyof typeof lobby
  | keyof typeof newgame
  | keyof typeof online
  | keyof typeof reference
  | keyof typeof refusal
  | keyof typeof replay
  | keyof typeof rules
  | keyof typeof score
  | keyof typeof settings
  | keyof typeof site
  | keyof typeof table
  | keyof typeof talk
  | keyof typeof terms
  | keyof typeof text
  | keyof typeof trouble;
