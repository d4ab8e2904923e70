import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultLanguages, type Languages, locales } from '#app/words/locales.ts';
import { trimEndOf } from '#app/core/text/trim-characters.ts';
import { modules, partOfModules } from '#app/modules/parts.ts';

export type Config = ReturnType<typeof parseConfig>;

/** Reads the settings once; throws one error that lists every mistake. */
export function parseConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  const ofModules = readModuleSettings(given);
  const others = [...lackingForS3(given), ...ofModules.mistakes];
  if (!parsed.success || others.length > 0)
    throw new ConfigError([...(parsed.error?.issues ?? []), ...others]);
  const s = parsed.data;
  return {
    production: s.NODE_ENV === 'production',
    port: s.PORT,
    host: s.HOST,
    siteUrl: s.SITE_URL ?? `http://localhost:${s.PORT}`,
    schoolCode: s.SCHOOL_CODE,
    languages: s.LANGUAGES,
    demoSchool: s.DEMO_SCHOOL === 'on',
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    s3: s.S3_ENDPOINT
      ? {
          endpoint: s.S3_ENDPOINT,
          region: s.S3_REGION!,
          bucket: s.S3_BUCKET!,
          accessKeyId: s.S3_ACCESS_KEY_ID!,
          secretAccessKey: s.S3_SECRET_ACCESS_KEY!,
          cacheBytes: s.S3_CACHE_MB * 1024 * 1024,
        }
      : undefined,
    apiToken: s.API_TOKEN,
    metricsToken: s.METRICS_TOKEN,
    trustProxy: s.TRUST_PROXY === 'on',
    smtp: s.SMTP_HOST
      ? {
          host: s.SMTP_HOST,
          port: s.SMTP_PORT,
          security: s.SMTP_SECURITY,
          user: s.SMTP_USER,
          password: s.SMTP_PASSWORD,
        }
      : undefined,
    mailFrom: s.MAIL_FROM,
    enquiryTo: s.ENQUIRY_TO,
    acknowledgeEnquiries: s.ENQUIRY_ACKNOWLEDGE === 'on',
    enquiryKeepDays: s.ENQUIRY_KEEP_DAYS,
    dailySelfTest: s.SELF_TEST === 'daily',
    selfTestTo: s.SELF_TEST_TO,
    formSecret: s.FORM_SECRET,
    logLevel: s.LOG_LEVEL,
    dailyBackup: s.BACKUP === 'daily',
    backupKeep: s.BACKUP_KEEP,
    pageCacheBytes: s.PAGE_CACHE_MB * 1024 * 1024,
    prepares: s.PREPARE_PAGES === 'on',
    // In development, saved pages would hide what was edited.
    savesPagesOffline: s.OFFLINE_PAGES === 'on' && s.NODE_ENV !== 'development',
    checksOutsideLinks: s.LINK_CHECK ? s.LINK_CHECK === 'on' : isPublicSite(s.SITE_URL),
    stopWithinMs: s.STOP_WITHIN_SECONDS * 1000,
    ...ofModules.values,
  };
}

const isLocale = (name: string) => locales.some((locale) => locale === name);

const onOff = z.enum(['on', 'off']);

const Settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => trimEndOf(url, '/'))
    .optional(),
  SCHOOL_CODE: z
    .string()
    .regex(/^[A-Z0-9]{2,16}$/, 'must be 2 to 16 capital letters or digits')
    .default('LFIS'),
  LANGUAGES: z
    .string()
    .default(defaultLanguages.join(','))
    .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (list) => list.every(isLocale) && new Set(list).size === list.length,
      `must be a list with commas, each of these at most once: ${locales.join(', ')}`,
    )
    .transform((list) => list as unknown as Languages),
  DEMO_SCHOOL: onOff.default('on'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(10),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => trimEndOf(url, '/'))
    .optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_CACHE_MB: z.coerce.number().min(0).max(1_000_000).default(512),
  API_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: onOff.default('off'),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_SECURITY: z.enum(['starttls', 'tls', 'none']).default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.email().optional(),
  ENQUIRY_TO: z.email().optional(),
  ENQUIRY_ACKNOWLEDGE: onOff.default('off'),
  ENQUIRY_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  SELF_TEST: z.enum(['daily', 'off']).default('daily'),
  SELF_TEST_TO: z.email().optional(),
  FORM_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  BACKUP: z.enum(['daily', 'off']).default('daily'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  PAGE_CACHE_MB: z.coerce.number().min(1).max(4096).default(48),
  PREPARE_PAGES: onOff.default('on'),
  OFFLINE_PAGES: onOff.default('on'),
  LINK_CHECK: onOff.optional(),
  STOP_WITHIN_SECONDS: z.coerce.number().min(1).max(600).default(25),
});

/** Names that nobody can own (RFC 2606, RFC 6761) and those of a private network: not a public site. */
const NO_PUBLIC_NAME = /^[^.]*$|^[\d.]+$|^\[|(?:^|\.)(?:localhost|local|internal|test|example|invalid|lan)$/;

/** A trial site does not check links to other sites. */
const isPublicSite = (siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && !NO_PUBLIC_NAME.test(new URL(siteUrl).hostname);

const S3_TOGETHER = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** All or none: with only half of them, pictures would be stored in the wrong place. */
function lackingForS3(given: Record<string, string | undefined>): Mistake[] {
  if (S3_TOGETHER.every((name) => given[name] === undefined)) return [];
  return S3_TOGETHER.filter((name) => given[name] === undefined).map((name) => ({
    path: [name],
    message: 'must be set too, because other S3_ settings are set',
  }));
}

/** The names of all settings, for the test that keeps `.env.example` complete. */
export const settingNames = [
  ...Object.keys(Settings.shape),
  ...modules.flatMap(({ settings }) => Object.values(settings).map(({ env }) => env)),
];

const moduleSettings = partOfModules('settings');
type ModuleSettings = {
  -readonly [Name in keyof typeof moduleSettings]: (typeof moduleSettings)[Name] extends {
    read: (text: string | undefined) => infer Value;
  }
    ? Value
    : never;
};

function readModuleSettings(given: Record<string, string | undefined>) {
  const mistakes: Mistake[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { env, read }] of modules.flatMap(({ settings }) => Object.entries(settings)))
    try {
      values[name] = read(given[env]);
    } catch (error) {
      mistakes.push({ path: [env], message: (error as Error).message });
    }
  return { values: values as ModuleSettings, mistakes };
}

type Mistake = Pick<z.core.$ZodIssue, 'path' | 'message'>;

export class ConfigError extends Error {
  constructor(issues: Mistake[]) {
    // Never the value: it may be a mistyped secret.
    const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    super(`Fix ${issues.length === 1 ? 'this setting' : 'these settings'}:\n${lines.join('\n')}`);
    this.name = 'ConfigError';
  }
}
