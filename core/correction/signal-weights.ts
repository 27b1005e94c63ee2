import { readWeights } from "./model";

/**
 * Written by `evals/detect/fit.ts`; positive speaks for a signal.
 * Columns: feature, weight, and what is added at the moments first, asked, changed, answered, other.
 * Then the wordings: one character a place of the table, see `wording.ts`.
 */
export const SIGNAL_MODEL = readWeights(
  -1.68,
  `
  accusation 0.6 0 0.02 0.01 0.02 -0.03
  accuses_changed 0.07 0 0.01 0.01 0 0
  accuses_you 0.28 0 0 0.05 0.01 0.03
  answered -0.3 0 -0.02 0 -0.07 0
  answered_negative 0.14 0 0 0 0.05 0
  answers -0.21 0.04 -0.04 -0.03 -0.04 0.01
  answers_with_rule -0.3 0 -0.09 0 0 0
  asked -0.56 0 -0.11 0 0 0
  asked_plain -0.32 0 -0.1 0 0 0
  asked_rejects -0.2 0 -0.06 0 0 0
  asked_short -0.57 0 -0.17 0 0 0
  asks_back 1.48 0 0 -0.16 0 0
  asks_bare -0.54 -0.02 0 -0.11 -0.05 0.01
  asks_bare_negative -0.28 0 0 -0.07 0 0
  asks_contrast 0.12 0 0 0.04 0 0
  asks_last -0.26 -0.05 0.06 -0.02 -0.12 0.05
  asks_last_changed 0.05 0 0.03 -0.02 0 0
  asks_question -0.43 -0.04 0.08 0.07 -0.05 0.02
  asks_tag -0.26 -0.05 0.06 -0.02 -0.12 0.05
  ban 0.37 -0.06 0.02 -0.04 0.02 0.01
  changed 0.43 0 0.18 -0.04 0 0
  changed_forbids 0.29 0 0.03 -0.06 0 0
  changed_negative 0.14 0 0.03 -0.14 0 0
  changed_request 0.68 0 0.07 0.14 0 0
  changed_takeback 0.71 0 0 -0.06 0 0
  claimed_fault 0.09 0 0 -0.01 -0.01 0.04
  claimed_negative 0.83 0 0 0.03 0.05 0.05
  code -0.09 0 0 -0.01 -0.01 0
  conditional -0.33 -0.07 0.12 -0.14 0.05 -0.06
  conditional_changed -0.11 0 0.03 -0.07 0 0
  conditional_forbids -0.49 -0.03 0.03 -0.09 -0.02 -0.05
  consent 0.86 0.09 -0.01 -0.04 0.01 0.03
  constraint -0.67 -0.02 0 0.01 -0.01 0
  contrast 0.65 -0.07 0.06 0.08 -0.02 -0.04
  contrast_changed -0.38 0 0.01 -0.13 0 0
  contrast_overlap 0.92 0 -0.01 0.05 0.01 -0.01
  contrast_question -0.13 0 0.09 0.02 0 0
  contrast_request 0.5 0 0 0.15 0 0
  contrast_technical 1.06 0 0 0.08 0 0
  convention 0.41 0.03 0.02 -0.02 -0.05 0.02
  convention_workflow 0.19 0 0.06 0.01 -0.01 0
  deixis 0.17 -0.35 0.09 0.3 0.07 -0.05
  detector_edit_distance 3.34 0 0.03 0.07 0 0
  detector_interruption 1.03 0 0 0.02 0 0.02
  detector_restatement 0.55 0 0 0.01 0 0
  detector_rewrite 3.2 0 0 0.06 0 0
  detector_tool_override 1.67 0 0 0.05 0 0
  dislike 0.26 -0.06 -0.02 -0.05 -0.07 0
  durable 0.54 0.04 -0.01 -0.03 0.01 -0.02
  durable_imperative 0.22 -0.03 0.06 0.07 0.05 -0.08
  durable_taste 0.1 0 -0.01 0.06 0 -0.02
  durable_workflow 0.52 0.07 0.04 0.05 0.04 -0.05
  evaluation 0.63 -0.1 -0.06 0.11 0.08 -0.12
  exclaims -0.14 -0.02 0 0.02 -0.02 -0.03
  expectation 0.09 -0.15 -0.01 0.09 0.07 -0.05
  fault 1.36 -0.01 0.03 0.05 0.02 0.05
  fault_workflow 0.07 0 0.02 0 -0.02 0.02
  first -0.5 0.03 0 0 0 0
  forbids 0.3 -0.11 -0.01 0.01 0.06 0
  frustration 1.01 0 -0.01 -0.03 0.05 0.02
  guideline -0.02 -0.01 -0.04 0.04 0.01 0
  guideline_changed 0.06 0 0 0.02 0 0
  harm 0.32 0.1 -0.07 0.11 -0.04 -0.01
  harm_changed 0.16 0 0 0.05 0 0
  inquires -0.18 -0.03 0.08 -0.02 -0.08 0.01
  knowledge 0.31 0.08 0.02 -0.12 0.03 0.02
  knowledge_changed -0.36 0 0.03 -0.14 0 0
  knowledge_short 0.08 0 0.03 -0.01 0 0
  lengthy -0.23 -0.13 0 0.05 0.01 0
  lines -0.28 -0.01 0.01 -0.07 0 -0.01
  log -0.79 -0.01 -0.01 0.16 0 -0.03
  long -0.09 -0.03 0 0 0 0
  manner 0.95 0.12 -0.01 -0.02 0.14 0.04
  manner_plain 0.95 0.12 -0.01 -0.02 0.14 0.04
  manner_task 0 -0.04 -0.01 0.03 0.02 0
  me 0.48 0.02 0.08 -0.1 0.05 0.1
  me_past 0 0.07 0.03 0.05 -0.06 -0.09
  medium -0.04 0.09 0.03 -0.08 -0.13 0.06
  mine_changed 0 0 0 0 0 0
  minewill -0.82 0 0 -0.17 -0.03 -0.04
  misdirection 1.17 -0.02 0.03 0.05 0.04 -0.1
  neg 0.17 -0.29 -0.04 0.21 0.04 0.13
  neg_answered 0.08 0 -0.01 0 0.04 0
  neg_asked -0.13 0 -0.04 0 0 0
  neg_changed 0.27 0 0 0.08 0 0
  negatives -0.31 -0.07 0.01 -0.03 0.02 -0.03
  negatives_two 0.03 -0.03 0 0.02 0 0.01
  neglect 1.04 -0.01 0 -0.04 0.03 0.06
  neglect_workflow -0.32 0 0 -0.1 0 0
  nextstep -0.64 -0.01 -0.01 -0.13 0 -0.05
  no_act -0.53 0.02 0 0 0 0
  no_negative -0.34 0.21 -0.1 -0.03 -0.07 0.12
  norm 0.52 0.17 -0.02 0 0 0
  norm_changed -0.17 0 0.01 -0.06 0 0
  norm_fresh 0.31 0.19 -0.05 0 -0.01 -0.03
  norm_technical 0.19 0.01 0 0.01 0.03 0
  norm_workflow 0.56 0.11 0.01 0.03 -0.01 0.03
  obligation 2.5 -0.03 0 0 0 0
  only_question -0.34 -0.02 0.04 0 -0.08 0.08
  opens_but 1.03 0 0 0.1 0 0
  opens_request -0.75 -0.11 -0.02 0.13 0.05 -0.03
  opens_yes -1.04 -0.01 -0.06 -0.11 0.05 0
  other_number 0.81 0 0 0.15 0.09 0
  other_value 0.66 0 0.03 0.08 0 0.09
  other_value_short 0.9 0 0.04 0.14 0 0.09
  overlap 1.42 0 -0.1 0.43 -0.02 0.12
  overlap_negative 0.59 0 0 0.01 -0.02 0.03
  past 0.23 0.01 0.05 0.01 0.08 -0.08
  past_changed -0.18 0 0 -0.05 0 0
  pasted 0.01 -0.02 -0.01 0.08 -0.02 -0.03
  pasted_remark -0.33 0 0 -0.07 -0.02 0
  persistence -0.07 -0.05 0.02 -0.11 -0.03 0.06
  persists 1.1 0 0 -0.27 0 0
  persists_neutral -0.29 0 0 -0.09 0 0
  pivots 0.34 0 -0.08 -0.05 0 0
  pivots_request -0.63 0 -0.01 0 0 0
  preferring 0.32 0.01 0 -0.06 -0.03 0.03
  preferring_workflow 0.24 0.03 0.01 0.05 -0.04 0.02
  prohibition -0.2 -0.15 0.01 -0.07 -0.01 0.07
  prohibition_workflow -0.09 -0.05 0.01 -0.01 0.03 -0.01
  question_changed 0 0 0 0 0 0
  question_neg -0.06 0 -0.01 -0.02 -0.05 0.06
  question_unblaming 0.11 -0.02 0.04 -0.02 -0.04 0.08
  recurrence 0.59 0 -0.01 0.16 -0.05 -0.05
  regression 0.5 0.01 0 -0.02 0 -0.02
  rejects 0.74 -0.04 -0.06 -0.05 -0.02 0.03
  remark 1.03 0 0.01 0.04 0.03 0.23
  remark_answered -0.07 0 -0.05 0 0.03 0
  remark_asked 0.05 0 0.01 0 0 0
  remark_changed 0.2 0 0 0.06 0 0
  remark_changed_long -0.16 0 0 -0.05 0 0
  remark_changed_short -0.17 0 0 -0.05 0 0
  remark_clean 0.2 0 0 0.06 0 0
  remark_first 0.31 0.09 0 0 0 0
  remark_requests -0.38 -0.13 0.09 -0.05 0.02 -0.05
  reminder 0.69 -0.01 0.01 0.09 0 0
  repeated 0.32 0 -0.01 0.04 0.04 0.02
  request_neg 0.19 -0.1 0 0.13 0 0.03
  request_takeback -0.19 0 0 -0.06 0 0
  requests -0.26 -0.16 0.14 0.12 0.02 -0.2
  requests_negative -0.38 -0.1 -0.01 0.01 0.03 -0.05
  requests_only -0.21 -0.02 0.13 0 -0.02 -0.15
  restrict 0.41 -0.09 0.05 0.16 -0.03 0.02
  restrict_changed 0.13 0 0 0.03 0 0
  rigor 0.32 -0.04 -0.01 0.01 0.01 -0.03
  selfcorrection -1.23 0 0 0 -0.01 -0.06
  selfserve 0.71 0 0.01 0.02 0 0.01
  settles -0.23 -0.01 -0.01 0.02 -0.03 -0.03
  short -0.4 0.09 -0.14 -0.1 0.04 -0.01
  shouts -0.02 -0.01 -0.02 0.02 0 0.01
  standing -0.03 0.05 0 -0.05 -0.02 0.02
  standing_forbids -0.54 -0.07 -0.01 -0.07 -0.04 0.02
  standing_universal -0.25 -0.01 0.02 -0.05 -0.06 0.01
  state -0.02 -0.19 0.1 0.05 0.02 0.02
  state_changed 0.08 0 0 0.02 0 0
  state_opens 0.32 -0.14 -0.02 0.14 0.14 -0.03
  state_overlap 0.45 0 0.01 0.13 0.01 0
  stopped_complaint 0.11 0 0 0.01 0 0.02
  success -0.59 -0.01 0.01 -0.11 0.01 -0.07
  success_negative 0.5 -0.01 0.02 0.13 0.05 -0.04
  success_opens -0.7 0 0 -0.18 -0.02 -0.01
  success_pivots 0.14 0 0 0.06 0 -0.02
  swap -0.06 -0.02 -0.04 -0.09 0.03 -0.11
  tag -0.03 -0.02 -0.01 0.13 -0.02 -0.09
  takeback -0.01 -0.03 0 -0.06 -0.06 -0.04
  taste -0.28 -0.1 -0.09 0.13 0.05 -0.08
  taste_only 0.1 -0.06 -0.04 0.14 0.05 -0.06
  technical -0.06 -0.05 0.03 0.1 -0.03 -0.07
  temporary -0.32 -0.08 -0.04 0 0.03 0
  terse -0.17 0 -0.14 0.06 -0.1 0.11
  terse_order -0.18 0 -0.13 -0.03 0.01 -0.02
  terse_technical_order 0.63 0.1 0.03 -0.09 0.02 0.01
  trouble -0.04 0.09 0.01 -0.15 0.11 -0.02
  trouble_changed -0.49 0 0 -0.15 0 0
  trouble_negative -0.42 -0.02 0 -0.1 0.05 -0.05
  tweak 0.01 -0.03 -0.03 -0.04 0 0.11
  unasked 1.48 0 -0.1 0.46 -0.01 0.1
  unasked_negative 0.68 0 0.01 0.16 -0.01 0.05
  undone 0.38 0 0 0.07 0.05 0
  undone_negative 0.26 0 -0.01 0.02 0.03 0.04
  universal 0.46 0 0.02 0.15 -0.06 0.03
  universal_workflow 0.19 -0.01 0.02 0.03 0.01 0
  we 0.41 -0.14 0.11 0.34 -0.07 -0.12
  we_plain 0.39 -0.05 0.05 0.27 -0.05 -0.1
  wordy -0.17 -0.07 0 0.02 0 0
  wordy_negative -0.07 -0.02 0 0 0 0
  workflow 0.01 0.16 -0.02 -0.07 0 -0.06
  workflow_only 0.39 0.2 0.02 -0.06 0 -0.04
  works -0.5 -0.01 -0.02 -0.16 0.02 0.02
  yes_changed -0.39 0 0 -0.12 0 0
  yes_contrast 0.05 0 0.03 -0.01 0 0
  yes_neg 0.07 0 0.03 -0.09 0 0.07
  yes_negative 0.33 0 -0.01 0.09 0.02 0
  you 0.73 -0.11 0.01 -0.01 0.06 0.27
  you_changed -0.41 0 0 -0.12 0 0
  you_past 0.68 -0.06 0.01 0.07 0.05 0.14
  `,
  {
    largest: 1.2657,
    levels: `
  eXd.e.geghkWkajjdfeikgegW.hgidZbldfYj.dbjcchZjrjo..fijghlZ.ifcafgdcfhhecegppYligjeejbcc1fghdddegWgndfhbeYlXabYad
  hbYgWicXfdmgbghZUhe.bgcdjfjembdhdh.jfi.eUUemg.h.gdYXgjhbeYjhhkecgeaZ..mZ.gefenigbbcgfbmadacafggghdcnifgeihc.h.sY
  cbfbce.dWlganffihbmmbbdedifdhg.jiOUedWhfYZio.W.ffhijhcYfeYefdijei.gfdhekkej.Ygegif.cgcobfYj.df.agfefo.a.feqfedmK
  gYsbdefdhkfbYjXemhpababaej.igclencnXf.c.afabefiZVoXfbcehWicgaecYeiVd.dYUbhY.fenfigbihYVXVoedZodldbjchjlfeg.aaafl
  h.k.dijjabbdej..gachffgg..ahbg.fpjed.df.dgXighZUbhhegekZobfkefehZjjf.fUgfbZjdgcibkZaZcbbigad.jYnjj.ffZbiT.cgadjl
  YZeacgf.Zh.debdgp.fgffge.fWbjabbaa.cdjWeZhfmkg.bbfmXfjjfdZhYgnmeahifjmdecfpqgiTgZahhge.mh.gjejXaied.accQdcbediil
  dajgfc.kaioZkdkbdghjjcZVdegfcb.phgdgjYYMnsedd.dh.cg.dUfkkgUhj.h.gbnadigfgi.dbiicbleZhlgk...ddl.Wc.ab.dfg.debebcn
  dafec.hefmXb.dfbrf.Y..Vif.igcgfjihnfacke.ggWhkh.a.hgdgfggjd.wcheghZgZVgZmnbiWgmfba.hWfZafhjeqfbdbagebhdfY.hkfofZ
  phZcgZafbhiiehfdabggTmcgb.eeffgebfgbfggbcfdkeeelfm.cgcaeweaSl.dfhhgiofk..edebf.bggTm.efmZkgekqif.hcdfebb.bkfXhdg
  bag.cjjcdaaebefnidhdd.ZgcbYaYffaden.bgheehWcgRndddejcebhikmggcekdWh.gdg.fhgipe.jgfc.q.cf.egah.ggcdeijlXhfaabfkei
  dZdabcYeSYfndWafdbbae.isifkhdY.ciZejkkfcnhafZlhh.e.hblggiUkkYbck.f.heedNffdnbc.Z.a.hgemdZeYhbl.begbiherkeYhdqhha
  j.afeh.a.seaabhjbccmdh..g.fceYg.hfeSiimhdfg..iaeob.qcjgXfckggaidfTpe.eknZjhefeecRcasiYifkce.aZfumfgaUiaXkedYbegc
  gfbfcea.bc.rcc.fnbbdfVmbfigchgedaOikffxfcbZkkgdg.egdiileefcYifgfV.fgVfg...heYeggcfbYfdaaidjcdfiZ.dicaeX.eZX.fhTT
  dslb.igbki.phcg.fmgdWkVec.eegegSf.agddXejaeeehkhdYdjegaVjZhh.bahi.ihbf.fg.hgfgfZaghkh.cebbbdkh.fegbhbf.efeeWfbYh
  xa.ddecaddeadhcoebldicgpgbibTXaeiehYaacio.i5elbadhclfhcihfZbabdc.lcZd.beciqkffWg.d.ZeUXcZjdYcgd...bddhcdfbbhbjb.
  cdcfi.lddcljrjj.dllce.XikfZde.kjhiekfjfpdgJag.veadkcjhlcgebljmgf.Zckeoc.ojqcadZmktffWdede.cc.dklchcccaediegfh.ea
  mhkghd.oacck.q.jcmfacefdcjeiegbYgiccgg.hedehledgigig.fffg.hhfY..qe.kpikdViihjkjhekbX.flhhjdclfUkecglecgbl.cjheZq
  WfYYefjfab.kd.bebaciZjkehfZ.mk.rZgegibkdbWedid.flgcjgijh.cjiddehdVjedgce.ifachcebfkalpIi.iebXegXfjioafbjeeeVhafd
  gZa..ghefrf..ckihfkfhiikYclb.iegddekd.lbjRYng.gkigfYg.dffgf.dWifdedjj.gakgljYnZlbbkjYeccaYliebhjffabeaafbdY.aZbg
  deZcajhg.hvffggcddUbWbehbcgk.goYfwh.fnf.glfdUV.eihXbfedeYffhedhZarccneR.eeUdfk.h.escfkdfYbdZfe.bgjbZgagkc.gYfkbh
  .r.cZiegfjbnjijblbdgYaejcblichdbhcbje.djacZX.XZ...fkdqgia.cheZi0ukgggSgZhdhjnhhdZbRbkglciRaueeeibdZggYjfjiZcdfee
  fffglbecXedodfdgddVjk.feSg.Zchbamc.feae.bdWgcZh.feckinhmbc.fYddbjWgekbaYdgmglgdfhfbUh.Zcfhhfg.bsscp.fTggdTclZeg.
  fgadafZmkiclhXhe.abnZYljelWegk.ff.bcWbe.aalighd.Xah.eed.bfei.ihfidgeghpaehaaehbk.jc.UebWfbgcheehfbYWgck.kXgdfehd
  ekXZSafddffgfgbjjbbhnXefkdZhhbce.Sfj.gfgaakfckemi..gidgkbebV.lbcjd.eeVcigYaX.ZgbldRcjngbgkedZddXqehifVfifgb.nagw
  .cf..heianZl.bYgkndfflchfhgYpeeiZlfggdcncfebhfcfgcfYsc.Zkff.iXkqcifUfffchfaecjXiaRYfcagdhgckcecif.igiciidhjeence
  g.i.ehQbheejdjeYhikxpagbcgcefingihcXe.dchbd.hfdYd.dhix.iibXh.hhhb.aoed.kdbec..chccfb..ehe.ahYd.cebfikggche.fmgae
  jZc.f..jegefggeigeiqgehi.maWbkciggaffcgeheacZdmddpfgi.Zajegji.ciXdkbclnfdea.gdggdmgdg.hikfol.ZjZegedWgl.gjdafZac
  iaedddklbegjgahedhlgmXQd..hffgVjf.c.ZccgklkafXeebffffihgaf.fdeYXghdhjdV.fiVcNfgdi.ic.vfcYjjcjcgVkceglfb.igYfVcib
  .h.YgdmUc.phbddb.Vkjdcfhj.ciWUdddec.UVa.fc2elkg.hegkfidfg..eigehdkcgdibbeSgkZededX.fliZXladcmfedfYchdmgccegiccij
  YZ.hdcehjaegi.liWahcefWfdo.lecfdeeXVgjfbjZgiYje..hgagW.YdokekcTf.Zhdih.ZgankefdVfbYh.dlielcgXbWdiVgWuheffmi.kUpi
  dcgffYe..ic.bdd.nfhi.ccbQaXaeiaeZ.bebekYjgeeggf.idebecgfjjhih.e.bpj.gchgag.jdejiaZ.g7fUid..majefdecYQqZFglpKipfk
  .k.aahhlijejfr.ZegckenXcdl...nddggmcgjckfd.b.adegfibe.jMggTmbkh.fei.dehgik.ekYdVnqYkff9cigfeTidimYd.e.n.ccSd.lWg
  Y.koQe.tgdjiafibiYefjgX.fnmn.efkVkb.XkclYYigg.mXWihgfcjggniYhhh.gguhfaiihbacc..WZc.Xjflhgdhgjl.f.Zh.oadfWZiljhgo
  .h.m.hkkmWffhgicmhagWh.gdbeZZelfmbadhc.dedehbgeaalcfchXcgidXechdle.elcb.qeiZhYhheef.fhWhfd.bdandb...aYbkifch.ecd
  Xe.kemicfgjjfghb.bdlgmXfeegjfedZg.kZaXefjbbj.cief.e.icfdafeigdhefc.liel.ejecgebae.dadiWicgjapgchfreee.hihhgnYXWa
  igkg2YjhglSX.egbaeZdhbbhehd.hibfafglmaVheggiYhjeddc.bni.iaf.lXlfb.jjhlj.hmjnajjkfbf.j.agegnfhb..j.fUZehgijgclXnV
  iigf.dbibkbWdefbicekZiehhZac.cjdi.ceQggh.hefhhgZ.eiddjgaf..So..j
  `,
  },
);
