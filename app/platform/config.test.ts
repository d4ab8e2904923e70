import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

test('without any settings the site works', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    schoolCode: 'LFIS',
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    production: true,
  });
});

test('an empty setting counts as not set', () => {
  expect(parseConfig({ PORT: '', API_TOKEN: '', DATABASE_URL: '' })).toEqual(parseConfig({}));
});

test('every mistake is listed at once, and no value is repeated', () => {
  const mistakes = {
    PORT: 'eighty',
    SITE_URL: 'school.example',
    SCHOOL_CODE: 'lf is',
    DATABASE_URL: 'mysql://root:secret@host/db',
    API_TOKEN: 'tooshort',
    LOG_LEVEL: 'loud',
  };
  const failure = () => parseConfig(mistakes);
  expect(failure).toThrow(ConfigError);
  for (const name of Object.keys(mistakes)) expect(failure).toThrow(name);
  for (const value of Object.values(mistakes)) expect(failure).not.toThrow(value);
});

test('the site’s address has no slash at its end, so that paths can be appended', () => {
  expect(parseConfig({ SITE_URL: 'https://school.example/' }).siteUrl).toBe('https://school.example');
});

const bucket = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'school',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret-value',
};

test('the five S3 settings together select S3 storage', () => {
  expect(parseConfig({}).s3).toBeUndefined();
  expect(parseConfig({ S3_CACHE_MB: '5' }).s3).toBeUndefined();
  expect(parseConfig({ ...bucket, S3_CACHE_MB: '5' }).s3).toEqual({
    endpoint: 'https://s3.example',
    region: 'ap-south-1',
    bucket: 'school',
    accessKeyId: 'key',
    secretAccessKey: 'secret-value',
    cacheBytes: 5 * 1024 * 1024,
  });
});

test.each(Object.keys(bucket))(
  'without %s the other S3 settings are a mistake that names it, listed with all others',
  (name) => {
    const failure = () => parseConfig({ ...bucket, [name]: '', PORT: 'eighty' });
    expect(failure).toThrow(`${name}: must be set too`);
    expect(failure).toThrow('PORT');
    expect(failure).not.toThrow('secret-value');
  },
);

test.each([
  [{}, false],
  [{ SITE_URL: 'http://localhost:3000' }, false],
  [{ SITE_URL: 'http://192.168.1.9' }, false],
  [{ SITE_URL: 'http://[::1]:3000' }, false],
  [{ SITE_URL: 'https://school.example' }, false],
  [{ SITE_URL: 'http://school.lan' }, false],
  [{ SITE_URL: 'https://example.school.in' }, true],
  [{ SITE_URL: 'https://www.lfis.edu.in', LINK_CHECK: 'off' }, false],
  [{ SITE_URL: 'http://localhost:3000', LINK_CHECK: 'on' }, true],
])('whether other sites are requested, with %j: %s', (settings, isOn) => {
  expect(parseConfig(settings).checksOutsideLinks).toBe(isOn);
});
