import type { Language, PushKeys, Offer, Pace, Result, SeatView, TableView } from '@la-stanza/protocol';
import type { Figures, Options } from '@la-stanza/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

interface UsersTable {
  id: string;
  name: string;
  vacation_until: MaybeMoment;
  created_at: Moment;
}

interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Moment;
  id: Generated<string>;
  device: string;
  seen_at: Moment;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  public_key: Buffer;
  /** A bigint, which the driver gives as text. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  device: string;
  created_at: Moment;
  used_at: MaybeMoment;
}

interface ChallengesTable {
  challenge: string;
  user_id: string | null;
  until: Moment;
}

interface RecoveryCodesTable {
  code_hash: Buffer;
  user_id: string;
}

interface BlocksTable {
  user_id: string;
  blocked_id: string;
  at: Moment;
}

interface ReportsTable {
  id: Generated<string>;
  by_id: string | null;
  about_id: string | null;
  about_name: string;
  game_id: string | null;
  reason: string;
  text: string;
  lines: ColumnType<readonly string[], string, string>;
  at: Moment;
  settled_at: MaybeMoment;
}

interface ToldGamesTable {
  user_id: string;
  game_id: string;
}

interface GamesTable {
  id: string;
  host_id: string;
  engine: string;
  options: JSONColumnType<Options>;
  figures: ColumnType<'standard' | Figures, string, string>;
  pace: JSONColumnType<Pace>;
  listed: boolean;
  status: TableView['status'];
  ending: TableView['ending'];
  commitment: string | null;
  version: Generated<number>;
  revision: Generated<number>;
  acting: number | null;
  deadline: MaybeMoment;
  remind_at: MaybeMoment;
  banks: number[] | null;
  offer: ColumnType<Offer | null, string | null, string | null>;
  result: ColumnType<Result | null, string | null, string | null>;
  rematch: string | null;
  created_at: Moment;
  started_at: MaybeMoment;
  ended_at: MaybeMoment;
}

interface SeatsTable {
  game_id: string;
  seat: number;
  kind: SeatView['kind'];
  user_id: string | null;
  name: string | null;
  bot: string | null;
  standing: ColumnType<SeatView['standing'], SeatView['standing'] | undefined, SeatView['standing']>;
}

interface SeedsTable {
  game_id: string;
  seed: string;
}

interface ChatTable {
  game_id: string;
  number: number;
  client_id: string;
  user_id: string;
  name: string;
  text: string;
  at: Moment;
}

interface OutboxTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  game_id: string;
  params: JSONColumnType<Record<string, unknown>>;
  at: Moment;
  sent_at: MaybeMoment;
}

interface ChannelsTable {
  id: string;
  user_id: string;
  kind: 'push' | 'mail';
  address: string;
  keys: ColumnType<PushKeys | null, string | null, string | null>;
  language: Language;
  code_hash: Buffer | null;
  created_at: Moment;
}

/** The tables that are read and written through typed queries. */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  games: GamesTable;
  seats: SeatsTable;
  game_seeds: SeedsTable;
  chat: ChatTable;
  outbox: OutboxTable;
  channels: ChannelsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  recovery_codes: RecoveryCodesTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  told_games: ToldGamesTable;
}
