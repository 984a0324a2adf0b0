import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { DomainError } from "~/app/domain/errors";
import { pageError } from "./error-response";

type Data = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** The build whose loaders and actions may throw coded errors: here they become answers, so that no route has to. */
export function withErrorsAtTheEdge(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: edged(loader as Data) }),
        ...(action && { action: edged(action as Data) }),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}

function edged(data: Data): Data {
  return async (args) => {
    try {
      return await data(args);
    } catch (error) {
      if (error instanceof DomainError) throw pageError(error, args.context.visit.words);
      throw error;
    }
  };
}
