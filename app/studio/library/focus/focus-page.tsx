import type { Route } from './+types/focus-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { chooseFocus, findFocusPicture } from '#app/media/files/choose-focus.server.ts';
import { studioContext, idOrMissing, missing } from '#app/studio/content/studio-context.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import layout from '#app/studio/kit/layout.module.css';
import { TaskHeader, taskHandle } from '#app/studio/kit/page-header.tsx';
import { FocusForm } from './focus-form.tsx';
import { readBack, readFocus } from './focus-input.ts';
import { doneAt, invalid, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, staff } = studioContext(context, 'content.read');
  const mediaId = idOrMissing(params);
  const picture = await findFocusPicture(services.database.writes, { schoolCode: staff.schoolCode, mediaId });
  if (!picture) throw missing();
  const { searchParams } = new URL(request.url);
  return { picture, back: readBack(searchParams.get('back')), done: searchParams.get('done') };
}

export const action = studioAction('pictureFocus', {
  async run(context) {
    const { services, staff, params, form, search } = context;
    const mediaId = params.id;
    const { schoolCode } = staff;
    const picture = await findFocusPicture(services.database.writes, { schoolCode, mediaId });
    if (!picture) throw missing();
    const focus = readFocus(form, picture);
    if (!focus) throw invalid();
    if (!(await chooseFocus(context, { mediaId, focus: focus === 'middle' ? undefined : focus })))
      throw missing();
    const done = focus === 'middle' ? 'reset' : 'saved';
    return doneAt(studioHref('pictureFocus', { id: mediaId, done, back: readBack(search.get('back')) }));
  },
});

export const meta = studioMeta((words) => words.library.focus.title);

export const handle = taskHandle('everywhere');

export default function FocusPage({ loaderData }: Route.ComponentProps) {
  const words = useStudioWords().library.focus;
  const { picture, back, done } = loaderData;
  const { x, y } = picture.focus ?? { x: '', y: '' };
  return (
    <>
      <TaskHeader
        back={{ to: back ?? studioHref('libraryFile', { id: picture.mediaId }), name: words.back }}
        title={words.title}
      />
      <article className={`${layout.page} ${layout.narrow}`}>
        <p>{words.lead}</p>
        <FocusForm
          key={`${picture.mediaId} ${x} ${y}`}
          picture={picture}
          action={studioHref('pictureFocus', { id: picture.mediaId, back })}
          message={ownValue(words.done, done)}
        />
        <p className={layout.quiet}>{words.atOnce}</p>
      </article>
    </>
  );
}
