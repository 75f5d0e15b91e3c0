import { z } from 'zod';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly session: boolean;
  /** Only for operators. */
  readonly operator?: boolean;
  /** Allowed for suspended people too; they may also read everything they could read before. */
  readonly whileSuspended?: boolean;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
}

export const none = z.strictObject({});
