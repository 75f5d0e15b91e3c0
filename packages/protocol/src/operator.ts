import { z } from 'zod';
import { gameIdSchema, momentSchema, shownNameSchema, textSchema, userIdSchema } from './field-schemas.ts';

/** A sentence that the affected person reads. */
export const reasonTextSchema = textSchema(500).min(1).meta({ title: 'ReasonText' });

const days = (most: number): z.ZodInt => z.int().min(1).max(most);

/** The measures that an operator can take against a person. */
export const measureSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('hide'),
        game: gameIdSchema,
        lines: z.array(z.int().min(0)).min(1).max(50).meta({ description: 'The numbers of the chat lines' }),
      })
      .meta({ description: 'Hides chat lines for all readers; their places stay visible' }),
    z.strictObject({ kind: z.literal('warn') }).meta({ description: 'Only the reason, which the person must read' }),
    z.strictObject({ kind: z.literal('mute'), days: days(30) }).meta({ description: 'No chat but the ready phrases' }),
    z
      .strictObject({ kind: z.literal('suspend'), days: days(30) })
      .meta({ description: 'The person can only read; their games continue as if they were away' }),
    z.strictObject({ kind: z.literal('rename') }).meta({ description: 'The server replaces the name by a plain one' }),
    z
      .strictObject({ kind: z.literal('close'), game: gameIdSchema })
      .meta({ description: 'Ends a game or closes a table; it is not rated, and its record stays' }),
    z.strictObject({ kind: z.literal('lift') }).meta({ description: 'Ends a mute and a suspension' }),
  ])
  .meta({ title: 'Measure' });

export type Measure = z.infer<typeof measureSchema>;

export const decisionSchema = z
  .strictObject({
    user: userIdSchema,
    report: z.int().positive().nullable().meta({ description: 'The report that this settles' }),
    measures: z.array(measureSchema).max(6).meta({ description: 'Empty: the report is settled without a measure' }),
    reason: reasonTextSchema,
  })
  .meta({ title: 'Decision' });

export type Decision = z.infer<typeof decisionSchema>;

/** All kinds of entries in the operators' log. */
const ACT_KINDS = [
  'hide',
  'warn',
  'mute',
  'suspend',
  'rename',
  'close',
  'lift',
  'dismiss',
  'read',
  'announce',
  'appoint',
  'discharge',
] as const;

export type ActKind = (typeof ACT_KINDS)[number];

const actKindSchema = z
  .enum([...ACT_KINDS, 'unknown'])
  .catch('unknown')
  .meta({ title: 'ActKind' });

/** An act of an operator. */
const actSchema = z
  .object({
    id: z.int(),
    at: momentSchema,
    kind: actKindSchema,
    operator: shownNameSchema
      .nullable()
      .meta({ description: 'null: on the command line, or by an operator whose account is deleted' }),
    user: userIdSchema.nullable(),
    name: shownNameSchema.nullable(),
    report: z.int().nullable(),
    game: gameIdSchema.nullable(),
    days: z.int().nullable(),
    reason: z.string(),
    answer: z.string().nullable().meta({ description: 'The answer of the affected person' }),
  })
  .meta({ title: 'Act' });

export type Act = z.infer<typeof actSchema>;

export const actsSchema = z.object({ acts: z.array(actSchema) }).meta({ title: 'Acts' });

const reportEntrySchema = z
  .object({
    id: z.int(),
    at: momentSchema,
    reason: z.string(),
    text: z.string(),
    user: userIdSchema.nullable().meta({ description: 'null: has deleted the account' }),
    name: shownNameSchema,
    by: shownNameSchema.nullable(),
    game: gameIdSchema.nullable(),
    settledAt: momentSchema.nullable(),
  })
  .meta({ title: 'ReportEntry' });

export type ReportEntry = z.infer<typeof reportEntrySchema>;

export const reportsSchema = z.object({ reports: z.array(reportEntrySchema) }).meta({ title: 'Reports' });

/** A person as an operator sees them: no mailbox, no address, no device. */
const concernedSchema = z
  .object({
    user: userIdSchema,
    name: shownNameSchema,
    since: momentSchema,
    games: z.int(),
    unfinished: z.int().meta({ description: 'Games that the person left before their end' }),
    mutedUntil: momentSchema.nullable(),
    suspendedUntil: momentSchema.nullable(),
    acts: z.array(actSchema).meta({ description: 'Earlier measures' }),
  })
  .meta({ title: 'Concerned' });

export type Concerned = z.infer<typeof concernedSchema>;

export const reportCaseSchema = z
  .object({
    report: reportEntrySchema,
    person: concernedSchema.nullable(),
    lines: z
      .array(
        z.object({
          number: z.int().nullable().meta({ description: 'null: a copy made for the report; the line is gone' }),
          user: userIdSchema.nullable(),
          name: shownNameSchema,
          text: z.string(),
          at: momentSchema.nullable(),
          reported: z.boolean(),
          hidden: z.boolean(),
        }),
      )
      .meta({ description: 'The chat of the table' }),
  })
  .meta({ title: 'ReportCase' });

export type ReportCase = z.infer<typeof reportCaseSchema>;

export const peopleSchema = z.object({ people: z.array(concernedSchema) }).meta({ title: 'People' });

/** A measure as the affected person reads it. */
export const ownMeasuresSchema = z
  .object({
    measures: z.array(
      z.object({
        id: z.int(),
        at: momentSchema,
        kind: actKindSchema,
        days: z.int().nullable(),
        reason: z.string(),
        read: z.boolean(),
        answer: z.string().nullable().meta({ description: 'A person may answer once' }),
      }),
    ),
  })
  .meta({ title: 'OwnMeasures' });

export type OwnMeasures = z.infer<typeof ownMeasuresSchema>;

const announcementText = textSchema(300);

export const newAnnouncementSchema = z
  .strictObject({
    texts: z
      .strictObject({ en: announcementText, de: announcementText, fr: announcementText, nl: announcementText })
      .partial()
      .refine((texts) => Object.values(texts).some((text) => text !== ''))
      .meta({ description: 'By language; readers of another language get the first available text' }),
    hours: z.int().min(1).max(720),
  })
  .meta({ title: 'NewAnnouncement' });

export const announcementSchema = z
  .object({
    announcement: z.object({ id: z.int(), texts: z.record(z.string(), z.string()), until: momentSchema }).nullable(),
  })
  .meta({ title: 'Announcement' });

export type Announcement = z.infer<typeof announcementSchema>['announcement'];
