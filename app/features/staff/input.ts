import { z } from 'zod';

const email = z
  .string()
  .trim()
  .max(200)
  .pipe(z.email({ error: 'email' }));

export const SignInInput = z.object({
  email: z.string().trim().max(200),
  password: z.string().max(1000),
});

export const passwordRules = { shortest: 10, longest: 128 };

export const NewPassword = z
  .string()
  .min(passwordRules.shortest, { error: 'shortPassword' })
  .max(passwordRules.longest, { error: 'longPassword' });

export const JoinInput = z.object({
  name: z.string().trim().min(1, { error: 'required' }).max(100),
  /** Left out where the invitation names it. */
  email: z.union([z.literal(''), email]),
  password: NewPassword,
});
