// The app's start is replaced before any file asks for the workspace, whichever of them comes first.
import './render-screen';
