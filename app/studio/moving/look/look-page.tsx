import { data, Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/look-page.ts';
import { beginMove } from '#app/moving/move/moves.server.ts';
import { findOldSite, keepOldSite } from '#app/moving/old-site/old-site.server.ts';
import type { OldSiteInput } from '#app/moving/old-site/old-site-input.ts';
import { doing } from '../../content/doing.server.ts';
import { SendButton } from '../../form/send-button.tsx';
import { studioMeta } from '../../frame/studio-meta.ts';
import { useLookAgain } from '../../progress/use-look-again.ts';
import { useStudioWords } from '../../words/words.ts';
import { MovingFrame } from '../moving-frame.tsx';
import { stepHref } from '../moving-step.ts';
import { findStanding, isUnderWay } from '../moving-steps.server.ts';
import styles from '../moving.module.css';
import { FromForm } from './from-form.tsx';
import { loadLook } from './load-look.server.ts';
import { WhatWouldCome } from './what-would-come.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadLook(doing(context, 'moving.manage'));

export async function action({ request, context }: Route.ActionArgs) {
  const acting = doing(context, 'moving.manage');
  const { services, staff, now } = acting;
  const form = await request.formData();
  const { move } = await findStanding(acting);
  const entered = readForm(form);
  if (form.get('intent') === 'move') {
    const site = await findOldSite(services.database.reads, staff.schoolCode);
    if (!site) return redirect(stepHref.look);
    await beginMove(services, { staff, now, kind: 'move', source: site.address });
    return redirect(stepHref.move);
  }
  // Another address under its feet would end it.
  if (isUnderWay(move)) return data({ isMoving: true as const }, { status: 409 });
  const kept = await keepOldSite(acting, entered);
  if ('problems' in kept) {
    const { token: _token, ...shown } = entered;
    return data({ problems: kept.problems, entered: shown }, { status: 400 });
  }
  const site = (await findOldSite(services.database.reads, staff.schoolCode))!;
  await beginMove(services, { staff, now, kind: 'look', source: site.address });
  return redirect(stepHref.look);
}

const readForm = (form: FormData): OldSiteInput => ({
  address: String(form.get('address') ?? ''),
  schoolThere: String(form.get('schoolThere') ?? ''),
  since: String(form.get('since') ?? ''),
  onlyKinds: form.getAll('kind').map(String),
  token: String(form.get('token') ?? ''),
  forgetToken: form.get('forgetToken') === 'yes',
});

export const meta = studioMeta((words) => words.moving.title);

export default function LookPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().moving;
  const { look } = loaderData;
  useLookAgain(look?.state === 'running');
  return (
    <MovingFrame here="look" done={loaderData.done} lead={words.look.lead}>
      <div className={styles.sides}>
        <FromForm loaded={loaderData} answer={actionData} />
        <section className={styles.what} aria-labelledby="what-would-come">
          {look && <WhatWouldCome look={look} />}
          {look?.state === 'done' && look.coming > 0 && !loaderData.isMoving && (
            <Form method="post" className={styles.go}>
              <input type="hidden" name="intent" value="move" />
              <SendButton className="button button--primary">
                {words.look.move(look.coming + look.files)}
              </SendButton>
              <span className={styles.quiet}>{words.look.moveHelp}</span>
            </Form>
          )}
        </section>
      </div>
    </MovingFrame>
  );
}
