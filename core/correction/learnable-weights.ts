import { readWeights } from "./model";

/**
 * Written by `evals/detect/fit.ts`; positive speaks for something worth keeping.
 * Columns: feature, weight, and what is added at the moments first, asked, changed, answered, other.
 * Then the wordings: one character a place of the table, see `wording.ts`.
 */
export const LEARNABLE_MODEL = readWeights(
  -2.5,
  `
  accusation 0.54 -0.01 0.01 0.07 0 0.08
  accuses_changed 0.23 0 0 0.07 0 0
  accuses_question 0 0 0 0 0 0
  accuses_you 0.46 0 0 -0.01 0.04 0.11
  answered -0.23 0 -0.01 0 -0.06 0
  answered_negative 0.03 0 -0.04 0 0.05 0
  answers 0 0.03 -0.04 0.01 -0.02 0.03
  answers_with_rule 1.62 0 0.19 0 0 0
  asked -0.04 0 -0.01 0 0 0
  asked_plain 0.12 0 0.04 0 0 0
  asked_rejects 0.02 0 0.01 0 0 0
  asked_short 0.09 0 0.03 0 0 0
  asks_back 0.14 0 0 0.04 0 0
  asks_bare -0.73 -0.04 -0.05 -0.18 0.02 0.03
  asks_bare_negative 0.26 -0.01 0 0.03 0.03 0.02
  asks_contrast -0.18 0 0 -0.05 0 0
  asks_last -0.39 -0.04 0.02 -0.04 -0.08 0.02
  asks_last_changed -0.05 0 0.03 -0.04 0 0
  asks_question -0.3 -0.03 -0.01 0.02 -0.02 0.1
  asks_tag -0.39 -0.04 0.02 -0.04 -0.08 0.02
  ban 0.65 -0.05 0.02 0.06 0 0.01
  changed -0.01 0 0.14 -0.13 0 0
  changed_forbids 0.33 0 0.02 0.08 0 0
  changed_negative -0.26 0 0.02 -0.1 0 0
  changed_request 0.23 0 0 0.07 0 0
  changed_takeback -0.17 0 0 -0.05 0 0
  claimed_fault 0.4 0 0 -0.06 0.03 0.04
  claimed_negative 0 0 0 -0.03 0.02 0.01
  code -0.03 0 0 0 0 0
  conditional -0.12 -0.02 0.04 0.05 -0.01 -0.09
  conditional_changed 0.06 0 0.03 -0.01 0 0
  conditional_forbids -0.37 -0.04 0.03 -0.06 0.01 -0.05
  consent 1.08 0.04 0.02 -0.05 0.01 0.01
  constraint -0.7 -0.05 0 -0.01 -0.03 0
  contrast -0.01 -0.03 0.01 0.04 -0.02 0
  contrast_changed -0.29 0 0.02 -0.11 0 0
  contrast_overlap 0.1 0 -0.01 0.03 0.02 -0.01
  contrast_question -0.14 0 0 -0.04 0 0
  contrast_request 0.27 0 0 0.08 0 0
  contrast_technical 1.06 0 0 0.08 0 0
  convention 0.64 -0.03 0.01 0.12 -0.1 0.04
  convention_workflow 0.47 -0.02 0.01 0.07 -0.08 0
  deixis -0.08 -0.21 0 0.24 0.02 -0.08
  detector_edit_distance 2.21 0 0.02 0.04 0 0
  detector_interruption -0.27 0 0.03 -0.09 0 -0.02
  detector_restatement 0 0 0 0 0 0
  detector_rewrite 2.93 0 0 0.13 0 0
  detector_tool_override 1.24 0 0 0.07 0 0
  dislike 0.04 -0.03 -0.01 0 0.05 0
  durable 1.14 -0.11 0.25 0.01 0.06 -0.08
  durable_imperative 0.5 -0.09 0.09 0.1 0.01 -0.06
  durable_taste 0.04 0 -0.01 0.14 0.01 -0.01
  durable_workflow 0.4 -0.02 0.06 -0.13 0.04 -0.05
  evaluation -0.6 -0.03 0 -0.14 0.01 -0.03
  exclaims 0.2 -0.01 0 0.11 -0.03 -0.01
  expectation -0.33 -0.1 -0.01 0.03 0.01 -0.03
  fault 0.67 -0.01 -0.01 0.1 -0.01 0.03
  fault_workflow 0.57 0 0.02 0.02 -0.01 0.05
  first -0.01 0 0 0 0 0
  forbids 0.19 -0.15 -0.03 0.07 0.02 0.05
  frustration -0.31 0 0 -0.08 -0.01 -0.01
  guideline 0.79 -0.04 -0.01 0.12 0 0.03
  guideline_changed 0.29 0 0 0.09 0 0
  harm 0.39 0.08 -0.09 0.16 -0.03 -0.01
  harm_changed 0.58 0 0 0.17 0 0
  inquires 0.07 -0.07 -0.04 -0.01 -0.01 0.16
  knowledge 0.59 0.07 -0.02 -0.06 0.07 0
  knowledge_changed -0.08 0 0 -0.03 0 0
  knowledge_short 0.01 0 0 0 0 0
  lengthy -0.32 -0.12 0 -0.01 0.03 0
  lines -0.12 -0.01 0.01 -0.02 0 -0.01
  log -0.66 -0.01 -0.01 0.07 0 -0.01
  long -0.04 -0.01 0 0 0 0
  manner 1.17 0.13 -0.01 0.02 0.17 0.04
  manner_plain 1.17 0.13 -0.01 0.02 0.17 0.04
  manner_task 0.06 -0.03 -0.01 0.02 0.04 0
  me 0.35 0.07 0.05 -0.09 0.05 0.03
  me_past 0.11 0.05 0.03 -0.01 -0.02 -0.02
  medium 0.25 0.01 -0.01 0.18 -0.1 0
  mine_changed -0.01 0 0 0 0 0
  minewill -0.55 0 -0.01 -0.14 0 -0.01
  misdirection 0.1 0 0.01 0.01 0.05 -0.04
  neg 0.16 -0.31 -0.04 0.21 0.03 0.16
  neg_answered 0.05 0 -0.02 0 0.03 0
  neg_asked -0.13 0 -0.04 0 0 0
  neg_changed 0.05 0 0 0.01 0 0
  negatives -0.21 -0.03 0 -0.08 0.04 0.01
  negatives_two -0.33 0 -0.01 -0.16 0.07 0.01
  neglect 0.4 0 0 -0.09 0.03 0.06
  neglect_workflow 0.21 0 0 -0.03 0 0
  nextstep -0.37 -0.02 0.05 -0.07 0.01 -0.08
  no_act -0.01 0 0 0 0 0
  no_negative -0.39 0.25 -0.16 -0.07 -0.07 0.03
  norm 0.32 0.07 0.05 0.03 -0.07 0.02
  norm_changed 0 0 0.03 -0.03 0 0
  norm_fresh 0.35 0.11 0 0 -0.06 0.05
  norm_opens 1.09 0.12 0 -0.09 -0.07 0.01
  norm_technical 0.29 0.01 -0.01 0.11 -0.02 0
  norm_workflow 0.19 0.07 0.02 0.08 -0.06 -0.05
  obligation 2.12 -0.03 0 0 0 0
  only_question -0.8 -0.01 -0.01 -0.09 -0.06 0.07
  opens_but 0.05 0 0.02 -0.01 0 0
  opens_request -0.97 -0.14 -0.09 0.07 0.01 -0.02
  opens_yes -0.15 -0.03 0.14 -0.17 0.05 -0.05
  other_number 0.07 0 0 0.05 -0.01 -0.02
  other_value 0.11 0 0.02 -0.01 0.01 0.01
  other_value_short 0.16 0 0.02 0 0.01 0.01
  overlap 0.51 0 0 0.15 0 0
  overlap_negative -0.19 0 0.01 -0.09 -0.01 0.03
  own_trouble -0.71 0.08 0.05 0 -0.01 -0.03
  past 0.13 0.05 0.04 0 -0.01 -0.05
  past_changed -0.05 0 0 -0.02 0 0
  pasted 0.01 -0.02 -0.02 0.06 -0.01 -0.01
  pasted_remark -0.15 0 0 -0.03 -0.01 0
  persistence -0.63 -0.04 -0.01 -0.12 0.03 -0.04
  persists -0.09 0 0 -0.03 0 0
  persists_neutral -0.34 0 0 -0.1 0 0
  pivots -0.43 0 -0.02 -0.11 0 -0.01
  pivots_request -0.03 0 -0.01 0 0 0
  preferring 0.62 -0.08 0.03 0.05 0.07 0.02
  preferring_workflow 0.63 -0.02 0.03 -0.01 0 0.01
  prohibition 0.11 -0.24 -0.02 0.08 0 0.06
  prohibition_workflow 0.44 -0.12 0 0.03 0.02 0
  question_changed -0.3 0 0 -0.09 0 0
  question_neg -0.08 0 0 -0.03 -0.02 0.02
  question_unblaming -0.18 -0.01 -0.01 -0.04 -0.04 0.04
  recurrence 0.4 -0.01 0.05 0.03 0.03 -0.07
  regression -0.17 0 -0.01 -0.04 -0.01 0
  rejects -0.32 -0.02 0.01 -0.12 -0.02 0.05
  rejects_value -1.02 0 0 0 0 0
  remark 0.32 0.06 -0.03 0.05 -0.02 0.03
  remark_answered -0.23 0 -0.05 0 -0.02 0
  remark_asked -0.1 0 -0.03 0 0 0
  remark_changed 0.18 0 0 0.05 0 0
  remark_changed_long 0.16 0 0 0.05 0 0
  remark_changed_short -0.3 0 0 -0.09 0 0
  remark_clean 0.17 0 0 0.05 0 0
  remark_first 0.38 0.11 0 0 0 0
  remark_requests -0.25 -0.12 0.1 -0.08 0.05 -0.03
  reminder 0.6 -0.01 -0.04 0.05 -0.01 0.08
  repeated -0.29 0 0.02 -0.07 -0.02 -0.02
  request_limit -0.25 -0.03 0 0.03 0.04 0.03
  request_neg 0.02 -0.1 0 0.04 0.04 0.03
  request_takeback -0.02 0 0 -0.01 0 0
  requests -0.2 -0.24 0.04 0.2 0.1 -0.16
  requests_negative -0.05 -0.08 -0.01 0.06 0.05 -0.03
  requests_only 0.01 -0.07 -0.01 0.12 0.04 -0.08
  restrict 0.06 -0.06 -0.05 0.08 -0.01 0.06
  restrict_changed 0.03 0 0 0.01 0 0
  rigor 0.1 -0.03 -0.01 -0.06 0.01 -0.06
  selfcorrection -0.07 0 0 0 -0.01 0
  selfserve 0.91 0 -0.01 0.02 -0.01 0.03
  settles -0.19 -0.04 -0.01 -0.01 -0.02 0.01
  short -0.47 0.12 0 -0.31 0.01 0.04
  shouts -0.13 -0.01 -0.02 -0.01 0 0
  standing 0.9 -0.07 0.1 0.04 0.02 0
  standing_forbids -0.6 -0.13 0 -0.19 -0.04 0.03
  standing_universal -0.14 -0.07 0.01 -0.1 0.01 0.02
  state -0.12 -0.07 0.07 0 -0.03 -0.01
  state_changed 0 0 0 0 0 0
  state_opens -0.06 -0.05 0.1 0.06 -0.04 -0.09
  state_overlap -0.21 0 -0.01 -0.02 -0.03 -0.01
  stopped_complaint 0.21 0 0 -0.05 0 -0.01
  success -0.45 -0.02 -0.01 -0.13 0.05 -0.03
  success_negative 0.26 0 0 0.01 0.06 0.01
  success_opens -0.43 0 0 -0.1 -0.01 -0.02
  success_pivots -0.04 0 0 0 0 -0.01
  swap 0.08 -0.02 -0.01 -0.11 0.02 -0.06
  tag 0.19 -0.03 -0.01 0.13 -0.03 -0.01
  takeback -0.17 -0.01 0 -0.05 0.02 -0.02
  taste -0.32 -0.09 -0.06 0.08 0.03 -0.06
  taste_only -0.48 -0.05 -0.03 0.16 0 -0.04
  technical 0.42 -0.14 0.02 0.28 -0.11 0.08
  temporary -0.81 -0.09 -0.02 0 -0.01 0
  terse -0.31 0 0.07 -0.09 -0.05 -0.03
  terse_order -0.41 0 0 -0.08 -0.02 -0.02
  terse_technical_order 1.14 0.07 0.07 -0.16 -0.01 0.01
  trouble -0.44 0.11 -0.02 -0.21 0.01 -0.03
  trouble_changed -0.69 0 0 -0.21 0 0
  trouble_negative -0.38 -0.01 -0.01 -0.07 -0.01 -0.02
  tweak -0.22 0.01 -0.03 -0.01 0.06 0.06
  unasked 0.47 0 0 0.15 0 -0.01
  unasked_negative 0.21 0 0 0.04 0 0.02
  undone -0.28 0 0.02 -0.07 -0.01 -0.03
  undone_negative -0.16 0 0 -0.05 0 -0.01
  universal 0.74 -0.07 0 0.06 0.05 0.06
  universal_workflow 0.71 -0.05 0 -0.05 0.04 0
  we 0.29 -0.05 0.04 0.25 -0.07 -0.08
  we_plain 0.32 -0.01 0.04 0.18 -0.08 -0.02
  wordy -0.21 -0.05 0 -0.02 0 0
  wordy_negative 0.03 0 0 0.01 0 0
  workflow 0.2 0.01 -0.02 -0.04 0.03 0.09
  workflow_only 0.94 0.05 0.01 0.04 -0.01 0.1
  works -0.35 -0.01 -0.01 -0.17 0.04 0.04
  world_question -0.73 -0.01 -0.01 0 -0.01 0.05
  yes_changed -0.55 0 0 -0.17 0 0
  yes_contrast -0.08 0 0 -0.03 0 0
  yes_neg 0.07 0 0.06 -0.08 0.01 0.03
  yes_negative 0.12 0 0.03 0.02 0.02 -0.03
  you 0.78 0.01 0.03 0.15 0.04 0.01
  you_changed 0.06 0 0 0.02 0 0
  you_past 0.26 -0.02 -0.01 0.04 0.05 0.03
  `,
  {
    largest: 1.0072,
    levels: `
  babgK.ijfechjfhhde.aZi.ea.i.XZdajc.eidj.pdefgcneccY.jhccgZced.d.ifkeighaghcmgZ.keebjbbendcd.ec.eamene.cqfbdqdchc
  hjYiWbhWf.fZdNec..hlgnhgcsrdeakmaeZ..eilNY.gclbaYafbcghahauVje.ejdeb.eebkebfdggbaXeiibjYcd.gZXjlcdhcqdhhghdgfgkZ
  cdicnddefeco0hfjiXlkdeXcmnfcpl.oehjghZejdYhkcY.kZdgfdpVufYmeXXglojeflbd.Sg.ccjhcaandehcefd..am.Ycfhag.ZdgbrngaiS
  fa.rlaebhnffZg.gfmigZheefigldnoXtelgffbeSkZfeef.eqXhoVcjXqdVaicf.fjbaeWXdfn.jjifYiefcgZYbkcWZ.si.VgdbdfghfgdWWcg
  e.fedYecZXddhmedbbf..f.a.dhcahpfchgYkchhldadfhcVdid.f.hdkfohff..VjcmjeWdeckld.aheYhVagfheibhk.Vdfjidcee.efZejflj
  dYebbhcZagdfhbdbfen.ffkedaRcbegbhobhe.YdegfZeeelcintoum.YccfYXhfhZZgegebaefbimdideX.efc.ccfuhlbfcac.cbhXdbcldjgj
  fUbhjZgheancdgefefhckWdbhfhe.e.jnfZajeYSp.d.chciihg.fhfdkbc..g..lbffejbmoalfcddaenedfjZlhfc.fimc.cgagThedbe.Vb.k
  bg.fegee.faZaUgdfn.edcbkg.ldghkgfakdkeb.gee.nedebcdeeZdfb.dfofacmnXmddgdhd.ijjbkafeZYiaec.kbee.fceakbafcigboen.f
  b.aegerddcjhiugbfZ.hbqcfcheabhg.aeagdghR..bfef.pjVjqMegdwggWjeXfdheYgfcghfdagchf.ifzgfhkciTYbehgpafbciafelfpVZed
  pdldfihd.d.ahchifhec.da.dd.bijabedrdTfoeZYbdpYgebbagehe.hajok..dcbimhhhf.faqhaiidnafladcheeekfi.XdczfoXh.f.Yjabb
  c..ehVhfgZiljbghj.ddbdldd.ZVgjedfcgZhopfjbXffkd.de...ofdhYdcfdbphZ.YedhZchdldZafbagpcahdkW.cdjfdiYhfdfmnXWl.ffjX
  feZb.gebjgZY.cgZdi.o.cfddi..dSdeghjZemlleZd.dpbptdlndeak.jcYbcgfbbed.dhgcedkjbf.da.kbaifnadefbedcd.VOgdbegcge.fc
  khdglXkhdc.jfWfZ.ldhbT.ZajjdbUeUgglqfVlgfidqh.djfghdlfpbchXZnh.ehg..bgdoho.jSeegdcieYebalechd..di.phZfW.gcVeffYf
  gnmdX.gegeod3hcldecRaeUUfe.dkcYZcjeihcfaZcgf.jm.bYdiejbk.Xaeiabjcdi..eectg.ejmgbad.fh.b.adhhai.YiihWd..ee.ZiYdfd
  zf..acdgccZdbdcnajeejl.ZeehbacYe.bgdc.ggSghia.Ufbffiaf.cfcffZ.dkhi.ejdcgcehdfmacc.gaeWldkoiXhlgfohVbZdfdge.d.fef
  eZdfdefbYciheigabv.godYecmhddb.gllhel.efdWAXi.hjbjbdZgf.kkZrbdgh.HfggmZhknmckgafhpfha.a.ch.fhaficrdacjd.gh.gje.f
  n.daedcabblfa.VgbdlWhiddfoeeheXXgkgjbfdjb.nlaacgihoeci.kkcZad.ghhefggZeeWjicYjjl.aa.dcbjegbghlbgc.meggiel..hgZWk
  ..cYZfjdWbfibaaneYhedfhffeceondqdffpjhleddjechcgtgcfhjgscijdZeY.dTjh..bRfj.lji.gfefdfmBd.gfgTfhbc.gik.bghedcbXgc
  iicgdfjdcfe.qbkf.Zn.cffs.f.ahffpdbhlf.lenMgbggiZjbiahehghpdYbkY.dXanfcddmiinakalbbgf.jfcgZddc.ebchdgedXibael.geb
  dgba.ub.eindcehdfhcf.g.heig.icfjY.k.bZ.e.gYgCdfdfebejddYF.dcW.ebeecc.fc.f.s.ecgjhoibhldafddV.fh.dfgfbaj.hd.bdiZf
  bmbedgeidbahbmiYdb.fcbfe.ghf.miljhcdYcimibcbraaigfjkcvehmh..gfekhfeUfadhY.Y.dkd.fdaVidh.iaYbicknhXgiZdfgg.ZkZc.Z
  hkj.bafigfYodeahfdWeeccUbZZ.ah.adeeohaogbddlXbhbfgcwcmeX.cbdbechfd.cjjhYdbq.pgleb.fXigbbgnhd.n.Zvdqj.ZdcWjYZdjbf
  f.aUfgZeee.bnU..fbief.fkjbbdecdcSXOeeYjdbgifeha..afgjj.kZalghgbTX.k.fZfdhbfc.fXcibbeWh.Xn.fe.aZfgcYaiiZjce..djNb
  efWdhfeckeiedpenhgmihc.cbZc.eahjlY.kjkigWUbgd.cf.doddelgbdZccZaadXnafXeeadcWhb.jfeVfgif.feUggVgcjpkmeYkcj.j.k.cf
  gcafi.d.V.jkeaaghhfr.hgfeiadegce.pgjllikgghijbffhmbm0hccqeib.X.ieifbadlbejfd.hgjcUce.dicghfra.ejfeXjlig.eihcad.f
  cd...ofcmYZbffjXi.mnkVmibkbelbpjefdbe.ZeqZcefiacd.eeiW.cfna.Ygejihg.dgbfebecgaeifdga.khg.nhiYYegg..hlc.fibafmicf
  .cb.efhkgkgjjhfhi.cmcffbhoaZZfjcjgcbffjk.ja.dghe.jfejjbbq.ga.dbibd.XotknkhX..dhiq.jdedll...qcYla.eadZgfbdjadgdeZ
  ebeefee.cf.mecd.ohiirdAYjaeebfccffZejfakf.lWfZg.eedjaedffedfdddj.iceYgfgddaXbZhhmcj.f0dea.XikgTXbc.cmgbjgdcdXihg
  Zcbedd.Wj.kgYiehigbgkchidjgbVXZ.eejgakdeidTfZW.ihijidkfnkfecceeefkcibhd.cjc.eefccfehckiccjeZl.n.bcegVkecde.ee.h.
  ddhmdbhlnf.edeg.e.m.f.bhblfiecd.efTZi.iflWfgaicdmi.Xbeghdoib..cflz..ccadtegdendVlibIefrfh.Y.WmYn.dSXgiUbbmacgbfS
  ddjc.bafhkabjefgb.hal.acTcceciag.hfh.hmde.jecfZleZjechcecjj.k.XXcuenfeega..c.ehYc.gfqlylcbgjgnejdehfVbaCelfOggag
  eX.ffldhmeajgehdffdckidZejh.cjdUfimbkehjgbechhhfib..fedMcedokhaifjeegjj.lQfdfbcds2hgc.wghfgeUh.amek.fdhe.bbchiel
  eZib.dbqhicchdjdladekeacipimbkfjXihfbgeaeW.cbieZbm.aad.efvecifghkctjhehdn.ciZgdXbbmg.kiaccghjndc.cckjaghZb.slk.d
  hYdlZkjaacSihok.gjZeefameWdaahdbecdeidgcbdhckgegehXfejYjibhefdnY.neflcag.f.fcWcvfcggYeYdieebebe.ScZ.fcaubfbbbeZe
  cd.nijdYdYfgfhgcmjhiefXccc.ngokPkgeifVfl.hbkd.og.eYhflcficg.jf.egbbjbcge.pdfcgdfdbZdgeYXchacle.idbde.cZigf..geYe
  e.hkoccahnTXcd.abjZe.dbkifjchjafc.ihceUkdiadN.ahcgnhkdfjmZgdhXaZge.ibiefdeflafhfdbb.aieeciaZapgdchndheddjfbdrqlm
  bdmjXXjcbadkgjdg.hejboc.keajm.eddjicYmkfecgedij.de.bdYdLd.hTedUa
  `,
  },
);
