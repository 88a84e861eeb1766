import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import { PageBody } from '../page/page-body.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Crumbs, type CrumbsProps } from './crumbs.tsx';

/** Title and way back of a page of changes. */
export function ChangesFrame({ children, ...crumbs }: CrumbsProps & { readonly children: ReactNode }) {
  return (
    <>
      <PageHead title={m.climb_changes_page()} start={<Crumbs {...crumbs} />} />
      <PageBody>{children}</PageBody>
    </>
  );
}
