/* Generated from the migrated database by `pnpm lab schema`: change a migration instead. */

import type { Figures, Options, OwnRulings } from '@la-stanza/engine';
import type { ActKind, Language, Offer, Pace, PushKeys, Result } from '@la-stanza/protocol';
import type { ColumnType, Generated } from 'kysely';

interface ActsTable {
  id: ColumnType<string, number | string | undefined, number | string>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  operator_id: string | null;
  kind: ActKind;
  user_id: string | null;
  report_id: ColumnType<string | null, number | string | null, number | string | null>;
  game_id: string | null;
  days: number | null;
  reason: string;
}

interface AnnouncementsTable {
  id: ColumnType<string, number | string | undefined, number | string>;
  texts: ColumnType<unknown, string, string>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  until: ColumnType<Date, Date | string, Date | string>;
}

interface AnswersTable {
  act_id: ColumnType<string, number | string, number | string>;
  user_id: string;
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
  text: string | null;
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface BlocksTable {
  user_id: string;
  blocked_id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ChallengesTable {
  challenge: string;
  user_id: string | null;
  until: ColumnType<Date, Date | string, Date | string>;
}

interface ChangedSessionsTable {
  session_id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ChannelsTable {
  id: string;
  user_id: string;
  kind: 'push' | 'mail';
  address: string;
  keys: ColumnType<PushKeys | null, string | null, string | null>;
  language: Language;
  code_hash: Buffer | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  mailed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface ChatTable {
  game_id: string;
  number: number;
  client_id: string;
  user_id: string;
  name: string;
  text: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  hidden_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface CommandsTable {
  game_id: string;
  client_id: string;
  user_id: string;
  version: number;
  revision: number;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface DailyCountsTable {
  daily_on: ColumnType<Date, Date | string, Date | string>;
  is_person: boolean;
  lead: number;
  count: number;
}

interface DailyDealsTable {
  daily_on: ColumnType<Date, Date | string, Date | string>;
  seed: string;
  fingerprint: string;
  engine: Generated<string>;
  edition: number;
  bots: number;
  dealt_at: ColumnType<Date, Date | string | undefined, Date | string>;
  field_games: Generated<number>;
  best_lead: number | null;
  best_link: string | null;
}

interface DailyResultsTable {
  daily_on: ColumnType<Date, Date | string, Date | string>;
  user_id: string;
  game_id: string;
  lead: number | null;
}

interface EntriesTable {
  game_id: string;
  seq: number;
  text: string;
  seat: number | null;
  client_id: string | null;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface EveningsTable {
  user_id: string;
  person: number;
  reached: number;
  own: number;
  other: number;
  tries: number;
}

interface FriendsTable {
  user_id: string;
  friend_id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GameSecretsTable {
  game_id: string;
  secret: string;
}

interface GameSeedsTable {
  game_id: string;
  seed: string;
}

interface GamesTable {
  id: string;
  host_id: string;
  engine: Generated<string>;
  options: ColumnType<Options, string, string>;
  figures: ColumnType<'standard' | Figures, string, string>;
  pace: ColumnType<Pace, string, string>;
  listed: boolean;
  status: 'open' | 'running' | 'over';
  ending: 'played' | 'agreed' | 'resigned' | 'abandoned' | 'timeout' | null;
  commitment: string | null;
  version: Generated<number>;
  revision: Generated<number>;
  acting: number | null;
  deadline: ColumnType<Date | null, Date | string | null, Date | string | null>;
  remind_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  banks: number[] | null;
  offer: ColumnType<Offer | null, string | null, string | null>;
  result: ColumnType<Result | null, string | null, string | null>;
  rematch: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  counted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  edition: number | null;
  rulings: ColumnType<OwnRulings | null, string | null, string | null>;
  mark: Generated<string>;
  quarantined_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  packed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  promise: string | null;
  is_shared: Generated<boolean>;
  invite: string | null;
  invited: string[] | null;
  open_chat: Generated<boolean>;
  is_rated: boolean | null;
  removed: string[] | null;
  gathers_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  bot_seats: 'open' | 'closed' | null;
  host_seen_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  daily_on: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface LettersTable {
  id: ColumnType<string, number | string | undefined, number | string>;
  channel_id: string;
  kind: string;
  game_id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface LineageTable {
  is_only: Generated<boolean>;
  epoch: Generated<string>;
}

interface MailCodesTable {
  mailbox_hash: Buffer;
  user_id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface NodesTable {
  node: string;
  people: number;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface OutboxTable {
  id: ColumnType<string, number | string | undefined, number | string>;
  user_id: string;
  kind: string;
  game_id: string;
  params: ColumnType<Record<string, unknown>, string, string>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface OwedTimeTable {
  game_id: string;
  deadline: ColumnType<Date, Date | string, Date | string>;
  owed: number;
}

interface PackedGamesTable {
  game_id: string;
  link: string;
  undone: ColumnType<unknown, string | null, string | null>;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  public_key: Buffer;
  counter: ColumnType<string, number | string, number | string>;
  transports: string[];
  device: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface RatingChangesTable {
  game_id: string;
  user_id: string;
  players: number;
  mu_before: number;
  mu: number;
  sigma: number;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface RatingsTable {
  user_id: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
}

interface RecoveryCodesTable {
  code_hash: Buffer;
  user_id: string;
}

interface ReportsTable {
  id: ColumnType<string, number | string | undefined, number | string>;
  by_id: string | null;
  about_id: string | null;
  about_name: string;
  game_id: string | null;
  reason: string;
  text: string;
  lines: ColumnType<readonly string[], string, string>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface ResultsTable {
  game_id: string;
  seat: number;
  user_id: string | null;
  players: number;
  place: number | null;
  total: number | null;
  categories: ColumnType<unknown, string | null, string | null>;
  activations: ColumnType<unknown, string, string>;
  hired: number[];
  is_against_bots: boolean;
  ended_at: ColumnType<Date, Date | string, Date | string>;
}

interface SeatsTable {
  game_id: string;
  seat: number;
  kind: 'human' | 'bot' | 'open';
  user_id: string | null;
  name: string | null;
  bot: string | null;
  standing: Generated<'playing' | 'absent' | 'resigned'>;
  is_packed: Generated<boolean>;
  nonce: string | null;
  stand_in: string | null;
  arriving_id: string | null;
  arriving_name: string | null;
  joined_nonce: string | null;
  joined_round: number | null;
  returned: Generated<boolean>;
}

interface ServiceTable {
  is_only: Generated<boolean>;
  served_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  id: Generated<string>;
  device: Generated<string>;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ToldGamesTable {
  user_id: string;
  game_id: string;
}

interface UsersTable {
  id: string;
  name: string;
  vacation_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  vacation_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  vacation_spent: ColumnType<string, number | string | undefined, number | string>;
  vacation_year: Generated<number>;
  is_operator: Generated<boolean>;
  muted_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  suspended_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  handle: string | null;
  is_ranked: Generated<boolean>;
  connected_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface VisitsTable {
  hour: ColumnType<Date, Date | string, Date | string>;
  people: number;
}

/** Every table of the server, for typed queries. */
export interface Schema {
  acts: ActsTable;
  announcements: AnnouncementsTable;
  answers: AnswersTable;
  blocks: BlocksTable;
  challenges: ChallengesTable;
  changed_sessions: ChangedSessionsTable;
  channels: ChannelsTable;
  chat: ChatTable;
  commands: CommandsTable;
  daily_counts: DailyCountsTable;
  daily_deals: DailyDealsTable;
  daily_results: DailyResultsTable;
  entries: EntriesTable;
  evenings: EveningsTable;
  friends: FriendsTable;
  game_secrets: GameSecretsTable;
  game_seeds: GameSeedsTable;
  games: GamesTable;
  letters: LettersTable;
  lineage: LineageTable;
  mail_codes: MailCodesTable;
  nodes: NodesTable;
  outbox: OutboxTable;
  owed_time: OwedTimeTable;
  packed_games: PackedGamesTable;
  passkeys: PasskeysTable;
  rating_changes: RatingChangesTable;
  ratings: RatingsTable;
  recovery_codes: RecoveryCodesTable;
  reports: ReportsTable;
  results: ResultsTable;
  seats: SeatsTable;
  service: ServiceTable;
  sessions: SessionsTable;
  told_games: ToldGamesTable;
  users: UsersTable;
  visits: VisitsTable;
}
