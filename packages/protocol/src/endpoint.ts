import { z } from 'zod';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly session: boolean;
  /** Only for operators. */
  readonly operator?: boolean;
  /** Suspended people may still do it; they may read whatever they could read before. */
  readonly whileSuspended?: boolean;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
}

export const none = z.strictObject({});
