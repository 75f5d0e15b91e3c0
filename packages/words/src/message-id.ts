import type about from '../messages/en/about.json';
import type account from '../messages/en/account.json';
import type advice from '../messages/en/advice.json';
import type aid from '../messages/en/aid.json';
import type analysis from '../messages/en/analysis.json';
import type arrive from '../messages/en/arrive.json';
import type box from '../messages/en/box.json';
import type cast from '../messages/en/cast.json';
import type ceremony from '../messages/en/ceremony.json';
import type chronicle from '../messages/en/chronicle.json';
import type cli from '../messages/en/cli.json';
import type coach from '../messages/en/coach.json';
import type company from '../messages/en/company.json';
import type decision from '../messages/en/decision.json';
import type edition from '../messages/en/edition.json';
import type explain from '../messages/en/explain.json';
import type fair from '../messages/en/fair.json';
import type fault from '../messages/en/fault.json';
import type game from '../messages/en/game.json';
import type handover from '../messages/en/handover.json';
import type hint from '../messages/en/hint.json';
import type home from '../messages/en/home.json';
import type learn from '../messages/en/learn.json';
import type lobby from '../messages/en/lobby.json';
import type mail from '../messages/en/mail.json';
import type newgame from '../messages/en/newgame.json';
import type online from '../messages/en/online.json';
import type operator from '../messages/en/operator.json';
import type palazzo from '../messages/en/palazzo.json';
import type people from '../messages/en/people.json';
import type position from '../messages/en/position.json';
import type preview from '../messages/en/preview.json';
import type profile from '../messages/en/profile.json';
import type push from '../messages/en/push.json';
import type daily from '../messages/en/daily.json';
import type puzzle from '../messages/en/puzzle.json';
import type reference from '../messages/en/reference.json';
import type refusal from '../messages/en/refusal.json';
import type replay from '../messages/en/replay.json';
import type rules from '../messages/en/rules.json';
import type score from '../messages/en/score.json';
import type settings from '../messages/en/settings.json';
import type site from '../messages/en/site.json';
import type sitDown from '../messages/en/sit-down.json';
import type table from '../messages/en/table.json';
import type talk from '../messages/en/talk.json';
import type terms from '../messages/en/terms.json';
import type text from '../messages/en/text.json';
import type today from '../messages/en/today.json';
import type told from '../messages/en/told.json';
import type trouble from '../messages/en/trouble.json';
import type watch from '../messages/en/watch.json';

/** Every id of the English catalogue, the source of truth; other languages must hold the same. */
export type MessageId =
  | keyof typeof push
  | keyof typeof told
  | keyof typeof profile
  | keyof typeof operator
  | keyof typeof palazzo
  | keyof typeof people
  | keyof typeof about
  | keyof typeof account
  | keyof typeof advice
  | keyof typeof aid
  | keyof typeof analysis
  | keyof typeof arrive
  | keyof typeof box
  | keyof typeof cast
  | keyof typeof ceremony
  | keyof typeof chronicle
  | keyof typeof cli
  | keyof typeof coach
  | keyof typeof company
  | keyof typeof decision
  | keyof typeof explain
  | keyof typeof edition
  | keyof typeof fair
  | keyof typeof fault
  | keyof typeof game
  | keyof typeof handover
  | keyof typeof hint
  | keyof typeof home
  | keyof typeof learn
  | keyof typeof lobby
  | keyof typeof mail
  | keyof typeof newgame
  | keyof typeof online
  | keyof typeof position
  | keyof typeof preview
  | keyof typeof daily
  | keyof typeof puzzle
  | keyof typeof reference
  | keyof typeof refusal
  | keyof typeof replay
  | keyof typeof rules
  | keyof typeof score
  | keyof typeof settings
  | keyof typeof site
  | keyof typeof sitDown
  | keyof typeof table
  | keyof typeof talk
  | keyof typeof terms
  | keyof typeof text
  | keyof typeof today
  | keyof typeof trouble
  | keyof typeof watch;
