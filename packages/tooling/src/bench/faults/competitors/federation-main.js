// The documented asynchronous boundary: shared modules are agreed on before anything of the host runs.
import('./federation-host.js');
