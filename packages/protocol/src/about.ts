import { z } from 'zod';

/** Who runs a server, and how public it is. */
export const aboutSchema = z
  .object({
    public: z
      .boolean()
      .meta({ description: 'Whether the server is public; a private server is for people who know its address' }),
    imprint: z
      .object({ name: z.string(), address: z.array(z.string()), contact: z.string() })
      .nullable()
      .meta({ description: 'The person responsible for the server' }),
    local: z.string().nullable().default(null).meta({
      description:
        'The address on the local network; null if only this machine can reach the server, or behind a proxy',
    }),
  })
  .meta({ title: 'About' });

export type About = z.infer<typeof aboutSchema>;
