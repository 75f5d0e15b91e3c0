import { z } from 'zod';

/** Who runs a server, and how public it is. */
export const aboutSchema = z
  .object({
    public: z
      .boolean()
      .meta({ description: 'Whether everybody is invited; a private server is for those who know it' }),
    imprint: z
      .object({ name: z.string(), address: z.array(z.string()), contact: z.string() })
      .nullable()
      .meta({ description: 'Who answers for the server' }),
    local: z.string().nullable().default(null).meta({
      description: 'Where people on the same network find it; null if only this machine does, or behind a proxy',
    }),
  })
  .meta({ title: 'About' });

export type About = z.infer<typeof aboutSchema>;
