import { Fragment } from 'react';
import { pageAddress } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { findPageFiles } from '#app/media/files/page-files.server.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { problems } from '#app/platform/http/problem.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { SCHOOL_PICTURE, schoolSubject } from '#app/site/findability/school-subject.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/docs-page.ts';
import styles from './docs-page.module.css';
import { endpointsIn } from '#app/site/for-machines.server.ts';
import { type ApiOperation, openApiDocument } from './openapi.server.ts';

/** The OpenAPI document as a page of this site, rendered here without a script or an external viewer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, site } = context.get(requestContext);
  const { paths, components } = openApiDocument(endpointsIn(site.languages), site.url);
  const files = await readPart(context, () =>
    findPageFiles(services.database.reads, site.schoolCode, [SCHOOL_PICTURE]),
  );
  return { paths, schemas: components.schemas, problems, picture: files?.[SCHOOL_PICTURE] };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { apiDocs } = frame.words;
  return pageMeta(frame, {
    title: apiDocs.title,
    description: apiDocs.description(frame.schoolName),
    address: pageAddress('apiDocs'),
    subject: schoolSubject(frame, loaderData?.picture),
  });
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  const hrefOf = useHref();
  const words = useWords();
  const { apiDocs } = words;
  return (
    <>
      <PageBanner
        title={apiDocs.title}
        lead={apiDocs.lead}
        trail={[{ name: words.home, href: hrefOf('home') }]}
      />
      <div className={`wrap ${styles.page}`}>
        <p>
          <a className="link" href="/api/openapi.json">
            {apiDocs.document}
          </a>
        </p>
        {Object.entries(loaderData.paths).flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => (
            <Operation key={method + path} method={method.toUpperCase()} path={path} operation={operation} />
          )),
        )}
        {Object.entries(loaderData.schemas).map(([name, schema]) => (
          <section key={name} id={`schema-${name}`} className={styles.operation}>
            <h2>{name}</h2>
            <Code value={schema} />
          </section>
        ))}
        <section className={styles.operation}>
          <h2>{apiDocs.problems}</h2>
          <p>{apiDocs.problemsText}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{apiDocs.name}</th>
                <th scope="col">{apiDocs.status}</th>
                <th scope="col">{apiDocs.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(loaderData.problems).map(([kind, { status, title }]) => (
                <tr key={kind} id={`problem-${kind}`}>
                  <td>
                    <code>{kind}</code>
                  </td>
                  <td>{status}</td>
                  <td>{title}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}

function Operation({ method, path, operation }: { method: string; path: string; operation: ApiOperation }) {
  const { apiDocs } = useWords();
  const [status, answer] = Object.entries(operation.responses)[0]!;
  const body = operation.requestBody?.content['application/json']?.schema;
  return (
    <section className={styles.operation}>
      <h2>
        <code>
          {method} {breakable(path)}
        </code>
      </h2>
      <p className="lead">{operation.summary}</p>
      {operation.description && <p>{operation.description}</p>}
      {operation.security.length > 0 && <p>{apiDocs.needsToken}</p>}
      <h3>{apiDocs.parameters}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{apiDocs.name}</th>
            <th scope="col">{apiDocs.where}</th>
            <th scope="col">{apiDocs.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {operation.parameters.map((parameter) => (
            <tr key={parameter.in + parameter.name}>
              <td>
                <code>{parameter.name}</code>
              </td>
              <td>
                {parameter.in}, {parameter.required ? apiDocs.required : apiDocs.optional}
              </td>
              <td>{parameter.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {body && (
        <>
          <h3>{apiDocs.body}</h3>
          <Code value={body} />
        </>
      )}
      <h3>
        {apiDocs.answer} {status}
      </h3>
      {Object.entries(answer.content ?? {}).map(([type, { schema }]) => (
        <div key={type}>
          <p>
            <code>{type}</code>
          </p>
          {Object.keys(schema).length > 0 && <Code value={schema} />}
        </div>
      ))}
    </section>
  );
}

/** Allows a line break between the parts of a long path. */
const breakable = (path: string) =>
  (path.match(/[^/]*\/|[^/]+/g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

/** JSON with its references as links. A long one scrolls, so the keyboard can reach it. */
function Code({ value }: { value: object }) {
  const parts = JSON.stringify(value, null, 2).split(/"#\/components\/schemas\/(\w+)"/);
  return (
    <pre tabIndex={0}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={index} href={`#schema-${part}`}>
            {part}
          </a>
        ),
      )}
    </pre>
  );
}
