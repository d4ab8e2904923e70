import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/new-page.ts';
import { newId } from '#app/core/ids.ts';
import { findServerType } from '#app/content-types.server.ts';
import { typeIn, useType } from '#app/studio/words/content-types.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowIcon, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { TaskHeader, taskHandle } from '#app/studio/kit/page-header.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { missing, typeContext, typeOrMissing } from './studio-context.server.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { itemAddress, listAddress } from './types/addresses.ts';

/** An empty form has an id before anything is saved: saving twice creates one item, and leaving creates none. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (typeOrMissing(params).isSingleton) throw missing();
  const { now, services, staff, type } = typeContext(context, params, 'content.edit');
  const { begin, beginAt } = findServerType(type.name) ?? {};
  if (beginAt) return redirect(beginAt);
  const form: WholeAddress = `${itemAddress(type, newId(now.getTime()))}?new`;
  if (!begin) return redirect(form);
  const { templates } = services.sites.of(staff.schoolCode, staff.language).prose;
  return {
    type: type.name,
    templates: Object.entries(templates).map(([name, { title, about }]) => ({
      title,
      about,
      href: `${form}&from=${name}`,
    })),
  };
}

export const handle = taskHandle('everywhere');

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => typeIn(words, loaderData?.type)?.words.new ?? '',
);

/** The templates, if there is more than an empty form. */
export default function NewPage({ loaderData: { type: name, templates } }: Route.ComponentProps) {
  const words = useStudioWords().content;
  const type = useType(name)!;
  return (
    <>
      <TaskHeader title={type.words.new} back={{ to: listAddress(type), name: type.words.many }} />
      <div className={`${layout.page} ${layout.narrow}`}>
        <p>{words.beginWith}</p>
        <List>
          {templates.map(({ title, about, href }) => (
            <Row key={href}>
              <RowIcon>
                <Icon name={title ? 'pages' : 'file-plus'} />
              </RowIcon>
              <RowText title={title || words.blank} to={href}>
                <RowMeta>{about}</RowMeta>
              </RowText>
            </Row>
          ))}
        </List>
      </div>
    </>
  );
}
