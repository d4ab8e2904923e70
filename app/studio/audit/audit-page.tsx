import { changedFields } from './changed-fields.ts';
import { wordsOf } from '#app/words/words.ts';
import { studioWordsOf, useStudioWords } from '#app/studio/words/words.ts';
import { Form, useSearchParams } from 'react-router';
import type { Route } from './+types/audit-page.ts';
import { listAuditFilters, listAuditEntries } from '#app/access/audit/queries.server.ts';
import { AuditInput } from '#app/access/input.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { AuditEntries } from './audit-entries.tsx';
import { Button, LinkButton } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { Select } from '../kit/input.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { useId } from 'react';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { schoolCode, language } = requirePermission(context, 'audit.read');
  const { services } = context.get(requestContext);
  const { reads } = services.database;
  const query = AuditInput.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [log, filters] = await Promise.all([
    listAuditEntries(reads, schoolCode, query),
    listAuditFilters(reads, schoolCode),
  ]);
  const texts = { dates: wordsOf(language).dates, words: studioWordsOf(language) };
  const entries = log.entries.map(({ before, after, ...entry }) => ({
    ...entry,
    changes: changedFields(before, after, texts, entry.subject.type),
  }));
  return {
    ...filters,
    entries,
    next: log.next,
    person: query.person ?? '',
    kind: query.kind ?? '',
    isFirst: !query.after,
  };
}

export const meta = studioMeta((words) => words.audit.title);

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const words = useStudioWords().audit;
  const { entries, next, people, kinds, person, kind, isFirst } = loaderData;
  const [search] = useSearchParams();
  const pageAfter = (after: string | null) => {
    const params = new URLSearchParams(search);
    if (after) params.set('after', after);
    else params.delete('after');
    return `?${params}`;
  };
  return (
    <div className={layout.page}>
      <PageHeader title={words.title} lead={words.lead} />
      <Form method="get" className={`${layout.line} ${layout.bottom}`} key={`${person} ${kind}`}>
        <AuditFilter
          name="person"
          label={words.person}
          all={words.everybody}
          value={person}
          choices={people.map(({ id, name }) => [id, words.author(name)])}
        />
        <AuditFilter
          name="kind"
          label={words.kind}
          all={words.everything}
          value={kind}
          choices={kinds.map((each) => [each, words.kindName(each)])}
        />
        <Button>{words.show}</Button>
      </Form>
      {entries.length > 0 ? (
        <AuditEntries entries={entries} />
      ) : (
        <EmptyState>{person || kind ? words.noneFound : words.none}</EmptyState>
      )}
      {(!isFirst || next) && (
        <p className={`${layout.line} ${layout.end}`}>
          {!isFirst && (
            <LinkButton to={pageAfter(null)} icon={<Icon name="chevron-left" />}>
              {words.newest}
            </LinkButton>
          )}
          {next && (
            <LinkButton to={pageAfter(next)} iconEnd={<Icon name="chevron-right" />}>
              {words.older}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}

interface AuditFilterProps {
  name: string;
  label: string;
  /** The value for no filter. */
  all: string;
  value: string;
  choices: [value: string, name: string][];
}

function AuditFilter({ name, label, all, value, choices }: AuditFilterProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Select id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map(([each, called]) => (
          <option key={each} value={each}>
            {called}
          </option>
        ))}
      </Select>
    </Field>
  );
}
