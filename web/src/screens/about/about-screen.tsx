import { CairnMark } from '@cairn/ui/cairn-mark';
import { m } from '@cairn/words/messages';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import styles from './about-screen.module.css';

export function AboutScreen() {
  return (
    <>
      <PageHead title={m.about_title()} />
      <PageBody className={styles.content}>
        <p className={styles.lead}>
          <CairnMark />
          {m.about_lead()}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{m.about_version()}</dt>
            <dd>{__CAIRN_VERSION__}</dd>
          </div>
          <div>
            <dt>{m.about_license()}</dt>
            <dd>
              {__CAIRN_LICENSE__}
              <p>{m.about_license_text()}</p>
            </dd>
          </div>
          <div>
            <dt>{m.about_source()}</dt>
            <dd>
              {__CAIRN_SOURCE__ === null ? (
                m.about_source_none()
              ) : (
                <a href={__CAIRN_SOURCE__} target="_blank" rel="noreferrer">
                  {m.about_source_link()}
                </a>
              )}
            </dd>
          </div>
        </dl>
      </PageBody>
    </>
  );
}
