import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { serverContentTypes } from '#app/content-types.server.ts';
import { endpoints } from '#app/site/for-machines.server.ts';
import { openApiDocument } from '#app/site/api/openapi.server.ts';

test('the document is valid OpenAPI 3.1 and names every row of the specification', async () => {
  const document = openApiDocument(endpoints, 'https://school.example');
  const checked = await new Validator().validate(structuredClone(document));
  expect(checked.errors).toBeUndefined();
  expect(checked.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');

  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listsOfTypes = serverContentTypes
    .flatMap(({ lists = [] }) => lists)
    .map(({ path }) => `GET /api${path.replace(':schoolcode', '{schoolcode}')}`);
  const all = new Set([
    ...listsOfTypes,
    'GET /api/news/{schoolcode}',
    'GET /api/principalMessage/{schoolcode}',
    'GET /api/gallery/{schoolcode}',
    'GET /api/gallery/All/{schoolcode}',
    'GET /api/subGallery',
    'GET /api/highlight/{schoolcode}',
    'GET /api/notification/{schoolcode}',
    'GET /api/onlineRegistration/{schoolcode}',
    'GET /api/visitor/{schoolcode}',
    'POST /api/visitor',
    'GET /api/video/all/{schoolcode}',
    'GET /api/event/{schoolcode}',
    'GET /api/form/{schoolcode}/stamp',
    'POST /api/form/{schoolcode}/dif',
    'GET /api/image/{path}',
  ]);
  expect(rows.sort()).toEqual([...all].sort());
  const names = rows.length;
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((o) => o.operationId),
  );
  expect(new Set(ids).size, 'operation ids are unique').toBe(names);
});
