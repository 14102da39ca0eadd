import roles from 'content:roles';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { Page, PageHeader } from '../../ui/page';
import { MORE_ROLES } from './interview-words';
import { JobRole } from './job-role';
import { PracticePanel } from './practice-panel';
import { RoleCards } from './role-cards';

const MORE = roles.filter(({ group }) => group === 'more');

/** `/more-interviews`: the roles behind the last card of the picker, and the practice so far. */
export function MoreRolesScreen() {
  return (
    <Page title={MORE_ROLES}>
      <PageHeader
        title={MORE_ROLES}
        lead="Twelve more roles, each with its own questions."
        action={
          <ButtonLink to={paths.interview}>
            <ArrowLeft aria-hidden="true" /> All interview roles
          </ButtonLink>
        }
      />
      <div className="grid gap-8">
        <JobRole />
        <PracticePanel />
        <RoleCards roles={MORE} />
      </div>
    </Page>
  );
}
