// must run before any schema is created
import './zod-config.ts';
export { LAST_WITHOUT_REFUSAL, negotiate, OFFERED, SPOKEN } from './version.ts';
export { phraseLine, phraseOf, PHRASES } from './phrase.ts';
export { readRefusal, REASONS, type ReadReason, type Reason, type ReasonCode } from './reason.ts';
export type { Channels, Language, NewChannel, PushKeys } from './channel.ts';
export { ENDPOINTS } from './http.ts';
export type { Endpoint } from './endpoint.ts';
export type { About } from './about.ts';
export type { LobbyTable } from './lobby.ts';
export { VACATION_DAYS, type Account, type Me } from './account.ts';
export { STORED_DATA, TABLES_WITHOUT_PEOPLE, type StoredData } from './stored-data.ts';
export {
  REPORT_REASONS,
  type Blocks,
  type FoundPlayer,
  type Friends,
  type Leaderboard,
  type PlayedGames,
  type Stakes,
  type PlayedGame,
  type Profile,
  type Rating,
  type ReportReason,
} from './player.ts';
export type {
  Act,
  ActKind,
  Announcement,
  Concerned,
  Decision,
  Measure,
  OwnMeasures,
  ReportCase,
  ReportEntry,
} from './operator.ts';
export { measureSchema, newAnnouncementSchema } from './operator.ts';
export type { Daily } from './daily.ts';
export type { Palazzo } from './palazzo.ts';
export { openApi } from './openapi.ts';
export { socketReference } from './socket-reference.ts';
export { CLOSE, clientMessageSchema, serverMessageSchema, type ClientMessage, type ServerMessage } from './socket.ts';
export { CHAT_PAGE } from './table.ts';
export { CLAIM_AFTER } from './command.ts';
export type { Accepted, Command, CommandOrder } from './command.ts';
export { ENGINE_OF_0_2, inviteSchema, userIdSchema } from './field-schemas.ts';
export type {
  ChatLine,
  NewTable,
  Offer,
  OfferView,
  Pace,
  PaceView,
  Result,
  SeatView,
  SitDown,
  TableView,
} from './table.ts';
export {
  BOT_SEATS_UNTIL,
  FEWEST_SEATS,
  offerSchema,
  optionsSchema,
  paceSchema,
  resultSchema,
  rulingsSchema,
} from './table.ts';
export { LiveClient, type Answer, type LiveOptions, type SocketLike } from './client/live-client.ts';
export type { FollowedGame } from './client/followed-game.ts';
