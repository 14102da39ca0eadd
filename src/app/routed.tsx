import type { ComponentType } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import type { Go } from '../features/landing/way';
import { paths } from './paths';
import { ScreenRouter } from './screen-router';
import { ready, Workspace } from './workspace';

type FrontPageType = ComponentType<{ go: Go }>;

/** Everything behind the landing page, and the landing page once the router is loaded. */
export function Routed({ FrontPage }: { FrontPage: FrontPageType }) {
  return (
    <ScreenRouter>
      <Routes>
        <Route path={paths.landing} element={<Front FrontPage={FrontPage} />} />
        <Route path="*" element={<Workspace />} />
      </Routes>
    </ScreenRouter>
  );
}

export { ready };

function Front({ FrontPage }: { FrontPage: FrontPageType }) {
  const navigate = useNavigate();
  return <FrontPage go={(path, state) => void navigate(path, { state })} />;
}
