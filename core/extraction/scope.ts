import type { Scope } from "../rule/schema";

const GLOBAL = [
  /\b(in|for|across) (all|every|any) (of )?(my |our |the )?(other )?(projects?|repos?|repositor(y|ies)|codebases?)\b(?: of (?:mine|ours)| (?:that )?i (?:work on|have|own))?/iu,
  /\b(everywhere i work|in general for me|always for me|globally for me|whatever (the )?(project|repo)|no matter (which|what) (project|repo)|in every project|all projects)\b/iu,
  /\bin (allen|all meinen|jedem) (meinen )?(projekten?|repos?)\b/iu,
  /\b(en todos mis (proyectos|repos)|dans tous mes (projets|dépôts)|em todos os (meus )?projetos|in tutti i (miei )?progetti)\b/iu,
  /во всех (моих )?(проектах|репозитори)/iu,
  /(所有项目|每个项目|全部项目|すべてのプロジェクト|全プロジェクト|모든 프로젝트)/u,
];
const SESSION = [
  /\b(for the time being|(?<=(?:\bnot|n't|\bdont|\bnever|\bno)\b.{1,60})yet(?=[\s.!]*$)|until (?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|next (?:week|month)|further notice))\b/iu,
  /(?<=^|\s)(noch nicht|bis morgen|aún no|todavía no|pas encore|ainda não|non ancora)(?=[\s.,!]|$)/iu,
  /\b(this time|for now|today|just this once|only this once|for this (session|task|work|chat|run|conversation)|for the moment|right now only|in this session|during this session|until (phase|step|we|the) [\p{L}\d ]{0,30}(is |are )?(finished|done|complete)|for the rest of (this|the) (session|task|chat)|until (it(?:'s| is)|everything(?:'s| is)|all (?:is|are)) (all )?(done|finished|complete)|for this work)\b/iu,
  /\b(diesmal|heute|vorerst|fürs erste|für diese (sitzung|aufgabe)|nur jetzt)\b/iu,
  /\b(esta vez|por ahora|hoy|cette fois|pour l'instant|aujourd'hui|desta vez|por enquanto|hoje|questa volta|per ora|oggi)\b/iu,
  /(на этот раз|пока что|сегодня|в этой сессии|这次|今天|暂时|目前先|今回|とりあえず|今日は|이번에는|이번만|오늘은|일단은)/u,
];

function firstMatch(patterns: RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/**
 * Scope that the words name (learning.md section 3): global only when said, session when said, else project.
 * `phrase` is the part that said so, to be left out of the directive.
 */
export function scopeOf(text: string): { scope: Scope; phrase: string | null } {
  const session = firstMatch(SESSION, text);
  if (session !== null) return { scope: "session", phrase: session };
  const global = firstMatch(GLOBAL, text);
  if (global !== null) return { scope: "global", phrase: global };
  return { scope: "project", phrase: null };
}
